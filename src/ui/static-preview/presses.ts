import type { FolderPlace } from '../../application/folders/folderContents.ts'

/** A card or tile of the static preview that was pressed. */
export interface Press {
  readonly kind: 'folder' | 'asset'
  readonly id: string
  /** From 0, among those of its kind. */
  readonly row: number
  /** The folder that is looked at. */
  readonly place: FolderPlace
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
