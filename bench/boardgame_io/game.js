/** A trivial game: two players count in turn, for ever. */
exports.Counting = {
  name: 'counting',
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { step: { move: ({ G }) => ({ ...G, count: G.count + 1 }), client: false } }, // the server alone counts
}
