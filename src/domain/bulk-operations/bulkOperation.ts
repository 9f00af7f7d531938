import type { ResourceType } from '../access/modules.ts'
import type { ServerCode } from '../failures/codes.ts'

/** The most folders and files, with all that lies in them, that are moved, copied, trashed, restored or marked while somebody waits. More are a job. */
export const BULK_THRESHOLD = 1000

/**
 * `undo`: a move is taken back. `trash`: into the trash. `restore`: out of it. `webReady`: made so, `skipWebReady`: no longer so. `publish`: to the portal, `unpublish`: taken back. `moveValues`: what a
 * template says of assets goes to another template, `moveValuesBack`: and back; `importValues`: a file is written to the assets that it describes, `importValuesBack`: and taken back;
 * `proposeValues`: for templates of assets. These five piece by piece, so that what is stopped has done a part. `reindex`: the text of files is read again.
 */
export const BULK_ACTIONS = ['move', 'copy', 'undo', 'trash', 'restore', 'webReady', 'skipWebReady', 'publish', 'unpublish', 'moveValues', 'moveValuesBack', 'importValues', 'importValuesBack', 'proposeValues', 'reindex'] as const
export type BulkAction = (typeof BULK_ACTIONS)[number]

export const BULK_OPERATION_STATES = ['Waiting', 'Working', 'Done', 'Failed', 'Cancelled'] as const
export type BulkOperationState = (typeof BULK_OPERATION_STATES)[number]

/** What was done. The batch undoes it, by who did it, for a day. Numbers of what was selected, not of what lies in it; of web ready, of all that is another now. */
export interface BulkOutcome {
  readonly batchId: string
  readonly folders: number
  readonly assets: number
  /** Of web ready and of publishing: what is kept from publication. */
  readonly skipped: number
  /** Of a copy, what it made or replaced at its destination; told of a few (`COPIES_TOLD`). */
  readonly copies?: Copies
}

/** Identifiers. */
export interface Copies {
  readonly folders: readonly string[]
  readonly assets: readonly string[]
}

/** The most copies that are told one by one: each of them is read to be selected. */
export const COPIES_LISTED = 20

/** All of them, or of many none. */
export const copiesListed = (copies: Copies): { readonly copies?: Copies } =>
  copies.folders.length + copies.assets.length > COPIES_LISTED ? {} : { copies }

/** Why it was not done, as a refused call tells it: a code, and what belongs to some of them. */
export interface BulkOperationProblem {
  readonly code: ServerCode
  readonly names?: readonly string[]
  readonly needed?: number
  readonly available?: number
}

/** Many folders and files on their way to another place, or made ready for the web: all of them at once, in the end. */
export interface BulkOperation {
  readonly id: string
  readonly action: BulkAction
  /** Of what is restored or marked of several modules, one of them. */
  readonly type: ResourceType
  /** How many were selected, and what the only one is called. */
  readonly count: number
  readonly name: string | null
  /** Null: the module's root, where each lay, the trash, or nowhere else. */
  readonly destinationId: string | null
  readonly destinationName: string | null
  /** Of an import: that one, which has an address of its own. */
  readonly importId?: string
  readonly state: BulkOperationState
  /** Folders and files that are written, and how many of them are. Nobody sees any of it before the end. */
  readonly total: number
  readonly done: number
  readonly outcome: BulkOutcome | null
  readonly failure: BulkOperationProblem | null
  readonly createdAt: string
}

/** It can still be stopped: nothing of it is seen yet. */
export const isUnderWay = ({ state }: Pick<BulkOperation, 'state'>): boolean => state === 'Waiting' || state === 'Working'
const TAKEN_BACK: readonly BulkAction[] = ['move', 'copy', 'trash', 'webReady', 'skipWebReady', 'publish', 'moveValues', 'importValues']

/** All but what was taken back or restored itself can be taken back, once it is done. */
export const canTakeBack = ({ action, outcome }: Pick<BulkOperation, 'action' | 'outcome'>): boolean =>
  TAKEN_BACK.includes(action) && outcome !== null && outcome.folders + outcome.assets > 0
export const canRetry = ({ state }: Pick<BulkOperation, 'state'>): boolean => state === 'Failed' || state === 'Cancelled'
