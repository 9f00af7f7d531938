/** A card or tile of the static preview that was pressed. */
export interface Press {
  readonly kind: 'folder' | 'asset'
  /** Where it leads. */
  readonly address: string
}

declare global {
  interface Window {
    /** The last press that nobody has followed yet, or what follows each of them. */
    vitrinePressed?: Press | ((press: Press) => void)
  }
}

/** Goes where the application leads, or waits for it. */
export const press = (pressed: Press): void => {
  const { vitrinePressed } = window
  if (typeof vitrinePressed === 'function') vitrinePressed(pressed)
  else window.vitrinePressed = pressed
}

/** Follows what was pressed before, and from now on what is pressed until the application stands in the preview's place. */
export const followPresses = (follow: (press: Press) => void): void => {
  const { vitrinePressed } = window
  window.vitrinePressed = follow
  if (typeof vitrinePressed === 'object') follow(vitrinePressed)
}
