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

/** What lies in corridors: plates of the floor, a grate, a pipe; some have more of it than others. */
export const CORRIDOR: string[] = ['M38 36h24M38 64h24M50 36v28', 'M36 40h28M36 46h28M36 52h28M36 58h28', 'M40 40h20v20H40zM44 44h12v12H44z', 'M30 50h40M34 47v6M66 47v6', '']

/** The same drawing for the same sector, always. */
export function corridorOf(x: number, y: number): string {
  return CORRIDOR[Math.abs(x * 7 + y * 13 + x * y) % CORRIDOR.length] ?? ''
}
