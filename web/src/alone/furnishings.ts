/** Line drawings of what stands in Rooms and corridors, in a square of 100 units. Drawn for this game. */

export const ROOM_PLAN: Record<string, string> = {
  // two beds with pillows, a drip, a cabinet with a cross
  infirmary: 'M14 14h14v24H14zM14 21h14M14 60h14v26H14zM14 67h14M36 62v22M33 62h6M36 68l5 4v6M72 60h14v24H72zM79 66v8M75 70h8',
  // a ring of desks with screens
  control: 'M14 40V16h28M58 16h28v24M18 36V20h20M62 20h20v16M22 26h8M22 30h10M66 26h10M66 30h6M40 66h20v12H40zM44 70h12M50 78v6',
  // benches with flasks and a sink
  laboratory: 'M12 14h30v12H12zM18 14v-3M24 14l-2-5h4zM34 20a3 3 0 1 0 .01 0M72 14h16v30H72zM80 22v14M12 74h36v12H12zM20 80h6M32 76l4 8h-8z',
  // two great fans
  ventilation: 'M30 26m-16 0a16 16 0 1 0 32 0a16 16 0 1 0-32 0M30 26c-8-3-8-12 0-14 5 5 4 11 0 14zM30 26c8 3 8 12 0 14-5-5-4-11 0-14zM30 26c-3 8-12 8-14 0 5-5 11-4 14 0zM30 26c3-8 12-8 14 0-5 5-11 4-14 0zM72 74m-14 0a14 14 0 1 0 28 0a14 14 0 1 0-28 0M72 74c-7-3-7-10 0-12 4 4 4 9 0 12zM72 74c7 3 7 10 0 12-4-4-4-9 0-12z',
  // a dynamo with windings, pipes, a lever
  generator: 'M14 30h34v24H14zM20 30v24M26 30v24M32 30v24M38 30v24M48 36h10v12H48M58 42h14v-24h14M72 42v34h14M16 74h20M26 74V62M22 62h8',
  // three pods in their cradles
  escape_pods: 'M16 40c0-14 5-24 10-28 5 4 10 14 10 28l-3 6H19zM26 22a4 4 0 1 0 .01 0M64 40c0-14 5-24 10-28 5 4 10 14 10 28l-3 6H67zM74 22a4 4 0 1 0 .01 0M40 86c0-10 4-18 8-21 4 3 8 11 8 21z',
  // rows of shelves, a ladder
  archive: 'M12 13h32v9H12zM17 13v9M22 13v9M28 13v9M34 13v9M12 28h32v9H12zM18 28v9M25 28v9M31 28v9M38 28v9M60 62h28v9H60zM66 62v9M72 62v9M80 62v9M60 77h28v9H60zM68 77v9M76 77v9M83 77v9M78 16l8 24M84 14l8 24M80 24l6-2M82 31l7-2',
  // hanging sides, drawers, frost
  cold_store: 'M14 14h70M24 14v6c-6 4-7 14-3 22 5 3 9-2 9-9s-2-11-6-13M46 14v6c-6 4-7 14-3 22 5 3 9-2 9-9s-2-11-6-13M66 62h20v24H66zM66 70h20M66 78h20M74 66h4M74 74h4M74 82h4M20 70l12 12M32 70L20 82M26 67v18',
}

/** What lies in corridors: plates and grates of the floor, pipes, cables, what others have left there. */
export const CORRIDOR: string[] = [
  // floor plates with rivets
  'M30 30h19v19H30zM51 30h19v19H51zM30 51h19v19H30zM51 51h19v19H51zM33 33h.1M46 33h.1M33 46h.1M54 33h.1M67 67h.1M46 67h.1M33 67h.1M67 54h.1',
  // a grate over a shaft
  'M33 35h34v30H33zM38 35v30M43 35v30M48 35v30M53 35v30M58 35v30M63 35v30M30 50h3M67 50h3',
  // a hatch with its wheel
  'M50 34a16 16 0 1 0 .01 0M50 42a8 8 0 1 0 .01 0M50 34v8M50 58v8M34 50h8M58 50h8M50 47v6M47 50h6',
  // two pipes with their clamps
  'M28 31h44M28 36h44M34 29v9M50 29v9M66 29v9M72 36c-6 2-8 8-7 14M40 62h8M60 66h5',
  // cables that hang out of the wall
  'M29 32c8 2 6 12 13 13s8-8 15-6 5 13 14 12M29 37c6 3 5 14 12 16s10-6 16-3 8 10 14 8M58 66l4-4M66 68l3-3',
  // crates, one of them open
  'M31 54h15v14H31zM31 54l15 14M46 54L31 68M48 58h11v10H48zM33 42h11v10H33zM33 46h11M62 32l7 3M60 38h9',
  // a fallen locker, papers
  'M31 44l22-9 6 15-22 9zM36 42l6 15M44 48h.1M58 62l7-2 2 7-7 2zM62 55l5 2-2 5-5-2zM36 66h8',
  // a drain, and where something was dragged to it
  'M58 58a8 8 0 1 0 .01 0M54 62h8M52 66h12M54 70h8M29 33c9 3 14 10 20 22M34 30c8 4 14 12 19 24',
  '',
]

/** The same drawing for the same sector, always. */
export function corridorOf(x: number, y: number): string {
  return CORRIDOR[Math.abs(x * 7 + y * 13 + x * y) % CORRIDOR.length] ?? ''
}
