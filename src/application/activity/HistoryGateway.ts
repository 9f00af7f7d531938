import type { Result } from 'effect/Result'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { ActivityEntry } from '../../domain/activity/entry.ts'
import type { OutOfReachThere } from '../../domain/items/outOfReach.ts'
import type { CallFailure } from '../failures/CallFailure.ts'

/** An asset or a folder whose history it is. */
export interface ItemHistoryPlace {
  readonly kind: 'asset' | 'folder'
  readonly type: ResourceType
  readonly id: string
}

/** Whose history it is. */
export type HistoryPlace = ItemHistoryPlace | { readonly kind: 'contact'; readonly id: string }

export interface HistoryPage {
  readonly items: readonly ActivityEntry[]
  /** Where the next page begins; null: these are all. */
  readonly next: string | null
}

export type HistoryFailure = CallFailure<OutOfReachThere | 'CONTACT_NOT_FOUND'>

/** What was changed of an asset, a folder or a contact, by whom and when, newest first (specification section 2, "Asset History"). */
export interface HistoryGateway {
  history(place: HistoryPlace, after: string | undefined, signal: AbortSignal): Promise<Result<HistoryPage, HistoryFailure>>
}

/** Entries per page. */
export const HISTORY_ROWS = 30
