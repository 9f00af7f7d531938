/** Where somebody stood in a list when they left it. */
export interface Stand {
  /** The row that had the tab stop. */
  readonly place: number
  /** Pixels. */
  readonly scrollTop: number
}

/** By the entry of the browser's history that the list was shown under. */
export type Stands = ReadonlyMap<string, Stand>

const KEPT = 50

/** The longest left is forgotten first. */
export const keepStand = (stands: Stands, key: string, stand: Stand): Stands =>
  new Map([...[...stands].filter(([other]) => other !== key).slice(1 - KEPT), [key, stand]])
