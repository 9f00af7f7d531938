/** Whether a key is pressed with Ctrl, or Cmd on a Mac, and nothing else: what the first page hears of `isPressed`, whose whole it need not carry. */
export const isCommand = (letter: string, { key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === letter && (ctrlKey || metaKey) && !shiftKey && !altKey
