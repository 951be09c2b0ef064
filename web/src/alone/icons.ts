/** One set of icons, 24 × 24, one stroke weight. Drawn for this game. */

export const ROOM: Record<string, string> = {
  infirmary: 'M9 3h6v6h6v6h-6v6H9v-6H3V9h6z',
  control: 'M3 5h18v11H3zM9 20h6M12 16v4M6 12l3-3 3 2 4-4',
  laboratory: 'M9 3h6M10 3v6L4.5 19a1.6 1.6 0 0 0 1.4 2.4h12.2A1.6 1.6 0 0 0 19.5 19L14 9V3M7.5 15h9',
  ventilation: 'M12 12c-1-4 0-8 3-8s3 5-3 8zm0 0c4-1 8 0 8 3s-5 3-8-3zm0 0c1 4 0 8-3 8s-3-5 3-8zm0 0c-4 1-8 0-8-3s5-3 8 3z',
  generator: 'M13 2L5 14h6l-1 8 9-13h-6z',
  escape_pods: 'M12 2c4 3 6 7 6 11l-2 4H8l-2-4c0-4 2-8 6-11zM12 9.5a2 2 0 1 0 0 .01M9 20v2M15 20v2M12 20v2.5',
  archive: 'M4 4h16v5H4zM4 9h16v5H4zM4 14h16v6H4zM10 6.5h4M10 11.5h4M10 17h4',
  cold_store: 'M12 2v20M3.3 7l17.4 10M20.7 7L3.3 17M9 3.5l3 3 3-3M9 20.5l3-3 3 3',
}

export const CONDITION: Record<string, string> = {
  gas: 'M4 16c3 0 3-3 6-3s3 3 6 3 3-2 4-2M4 10c3 0 3-3 6-3s3 3 6 3 3-2 4-2',
  resin: 'M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11z',
  static: 'M3 13h4l2-7 4 13 3-9 2 3h3',
  tripwire: 'M3 12h18M5 7v10M19 7v10M12 12v4',
}

export const ACT: Record<string, string> = {
  move: 'M8 4c2 0 3 2 3 5s-1 4-3 4-2-2-2-4 0-5 2-5zM7 15h3v2a1.5 1.5 0 0 1-3 0zM16 7c2 0 2.5 2 2.5 5s-1 4-2.5 4-2.6-2-2.6-5 .8-4 2.6-4zM14.5 18h3v2a1.5 1.5 0 0 1-3 0z',
  explore: 'M2 12s4-6.5 10-6.5S22 12 22 12s-4 6.5-10 6.5S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  repair: 'M14 6a4.5 4.5 0 0 1 6-1l-3 3 1 2 2 1 3-3M14 6L4 16v4h4l10-10',
  bar: 'M4 4l16 16M20 4L4 20M4 12h16',
  unbar: 'M6 4v16M18 4v16M10 12h9M16 9l3 3-3 3',
  attack: 'M4 20l3-3M7 13l4 4M9 15L19 5V3h-2L7 13z',
  creep: 'M5 12h13M13 6l6 6-6 6',
  force: 'M5 12h13M13 6l6 6-6 6M4 5v14',
  tell: 'M5 10v4h3l4 4V6L8 10zM15 9a4 4 0 0 1 0 6M17.5 6.5a8 8 0 0 1 0 11',
  toward: 'M5 12h13M13 6l6 6-6 6',
  loot: 'M4 9h16v11H4zM4 9l3-5h10l3 5M10 13h4',
  track: 'M12 12m-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0M12 12m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0M12 1v5M12 18v5M1 12h5M18 12h5',
  'bullet-time': 'M12 3a9 9 0 1 0 9 9M12 7v5l4 2M15 3l5 4M20 3v4h-4',
  'use-ability': 'M12 3l2.600 5.800 6.200.700-4.600 4.200 1.300 6.200-5.500-3.200-5.500 3.200 1.300-6.200L3.200 9.500l6.200-.700z',
  'interact-mission': 'M6 3v18M6 4h12l-3 4 3 4H6',
  'the-door': 'M7 3h10v18H7zM14 12h.01',
  'shift-door': 'M7 3h10v18H7zM14 12h.01',
}

export const SIGN = {
  danger: 'M12 3L22 20H2zM12 9v5M12 17v.5',
  lcu: 'M12 3a6 6 0 0 0-3.5 10.9V17h7v-3.1A6 6 0 0 0 12 3zM9.5 20.5h5',
  stairs: 'M3 20h5v-5h5v-5h5V5h3',
  mission: 'M6 3v18M6 4h12l-3 4 3 4H6',
  eye: ACT.explore as string,
}

export function actOf(kind: string): string {
  return ACT[kind] ?? ACT.creep ?? ''
}
