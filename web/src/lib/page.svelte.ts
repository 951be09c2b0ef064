/** Whether a page of the game's own lies over the board: nothing of the frame comes before it has been read. */
export const page = $state({ isOpen: false })
