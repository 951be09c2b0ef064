/** Colours of the seats: far apart for every kind of sight, and never alone: names and silhouettes differ. */
export const SEAT_COLOURS = ['#e69f00', '#56b4e9', '#1fa57c', '#d987b4', '#e3683e']

export const seatColour = (seat: number): string => SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? '#e69f00'
