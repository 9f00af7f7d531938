/** Where somebody stood in a list when they left it. */
export interface ScrollState {
  /** The row that had the tab stop. */
  readonly place: number
  /** What stood there, which others may have moved since; undefined: it was still on its way. */
  readonly itemId: string | undefined
  /** Pixels. */
  readonly scrollTop: number
}

/** By the entry of the browser's history that the list was shown under. */
export type ScrollStates<State = ScrollState> = ReadonlyMap<string, State>

const KEPT = 50

/** The longest left is forgotten first. */
export const keepScrollState = <State>(scrollStates: ScrollStates<State>, key: string, scrollState: State): ScrollStates<State> =>
  new Map([...[...scrollStates].filter(([other]) => other !== key).slice(1 - KEPT), [key, scrollState]])
