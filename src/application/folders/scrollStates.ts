/** Where somebody stood in a list when they left it. */
export interface ScrollState {
  /** The row that had the tab stop. */
  readonly place: number
  /** The asset that stood there, which others may have moved since. */
  readonly assetId?: string | undefined
  /** Pixels. */
  readonly scrollTop: number
}

/** By the entry of the browser's history that the list was shown under. */
export type ScrollStates = ReadonlyMap<string, ScrollState>

const KEPT = 50

/** The longest left is forgotten first. */
export const keepScrollState = (scrollStates: ScrollStates, key: string, scrollState: ScrollState): ScrollStates =>
  new Map([...[...scrollStates].filter(([other]) => other !== key).slice(1 - KEPT), [key, scrollState]])
