/** Clients without think time: node clients.js PORT TABLES SECONDS. Says every second how many answers there were. */
const { Client } = require('boardgame.io/client')
const { SocketIO } = require('boardgame.io/multiplayer')
const { Counting } = require('./game')

const [port, tables, seconds] = process.argv.slice(2).map(Number)
const reached = new Array(tables).fill(0)
const asked = new Array(tables).fill(0)
const times = []

function sit(table, playerID) {
  const multiplayer = SocketIO({ server: `http://127.0.0.1:${port}`, socketOpts: { transports: ['websocket'] } })
  const client = Client({ game: Counting, multiplayer, matchID: `table${table}`, playerID, numPlayers: 2, debug: false })
  let last = -1
  client.subscribe((state) => {
    if (!state) return
    const { count } = state.G
    reached[table] = Math.max(reached[table], count)
    if (!state.isConnected || state.ctx.currentPlayer !== playerID || count === last) return
    last = count
    if (asked[table]) times.push(performance.now() - asked[table]) // the other's answer is told
    setImmediate(() => {
      asked[table] = performance.now()
      client.moves.step()
    })
  })
  client.start()
}

for (let table = 0; table < tables; table++) for (const player of ['0', '1']) sit(table, player)
setInterval(() => {
  const answers = reached.reduce((sum, one) => sum + one, 0)
  const sorted = times.slice().sort((a, b) => a - b)
  const at = (part) => Number((sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(1))
  console.log(JSON.stringify({ answers, p50: at(0.5), p99: at(0.99) }))
}, 1000)
setTimeout(() => process.exit(0), seconds * 1000)
