/** What somebody is asked for a file or a folder: to mark it as ready for the web, or to leave it (specification section 4). */
export const WEB_READY_CHOICES = ['set', 'skip'] as const
export type WebReadyChoice = (typeof WEB_READY_CHOICES)[number]

/** How much of what lies below a folder, files and folders, is ready for the web. What arrives after a folder was made ready is not, until somebody makes it so. */
export interface Readiness {
  readonly items: number
  readonly ready: number
  /** What came later, by whatever way, may be public, and was never made ready nor taken off: it is asked about once. */
  readonly undecided: number
}

/** A resource with the folders it lies in, in any order. */
export interface Placed {
  readonly id: string
  readonly folderIds: readonly string[]
}

/** What a mark on `markedId` applies to: the resource itself and, of a folder, all that lies below it. */
export const reachedByWebReady = <Resource extends Placed>(markedId: string, resources: readonly Resource[]): readonly Resource[] =>
  resources.filter(({ id, folderIds }) => id === markedId || folderIds.includes(markedId))

/** A mark is confirmed first, unless the person chose not to be asked again. */
export const asksForConfirmation = (choice: WebReadyChoice, silenced: boolean): boolean => choice === 'set' && !silenced
