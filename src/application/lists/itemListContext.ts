import type * as Result from 'effect/Result'
import type { Failure } from '../../domain/failures/failure.ts'
import type { RereadDue } from '../notifications/rereadThrottle.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import type { ServerEvent } from '../notifications/ServerEvent.ts'
import type { ServerEventReceived } from '../notifications/serverEvents.ts'
import type { ItemPage } from './ItemPage.ts'
import type { Runs } from './runs.ts'

export interface ItemListContext<List, Item, Summary> {
  /** What the address names; undefined where it names nothing that can be listed. */
  readonly list: List | undefined
  readonly items: readonly Item[]
  /** Where in the whole list the items stand. */
  readonly runs: Runs
  /** Where the page begins that is being read, or could not be; undefined: behind what has been read. */
  readonly wanted: number | undefined
  readonly next: string | null
  readonly total: number
  /** What the last page told beside its rows. */
  readonly summary: Summary | undefined
  readonly failure: Failure | undefined
  /** It has changed since what is being read was asked for. */
  readonly isStale: boolean
  /** What is listed is of the list before: the first page of this one is being read. */
  readonly isOther: boolean
}

/** Nothing has been read. */
export const NOTHING_READ = { items: [], runs: [], wanted: undefined, next: null, total: 0, summary: undefined, failure: undefined, isStale: false, isOther: false }

export type ItemListEvent<List> =
  | { type: 'list.opened'; list: List }
  /** The same list, narrowed or in another order: what was listed stays until its first page is there. */
  | { type: 'list.refined'; list: List }
  /** The address names nothing that can be listed. */
  | { type: 'list.closed' }
  /** The same is asked for once more: what is listed stays until it has been read again. */
  | { type: 'list.repeated' }
  | { type: 'more.wanted' }
  /** Rows far from what has been read come into sight: the page that begins at this place is to be read. */
  | { type: 'rows.wanted'; from: number }
  | { type: 'retry' }
  | ServerEventReceived
  | RereadDue

export interface ItemListPorts<List, Item, Summary> {
  readonly page: (list: List, after: string | null, signal: AbortSignal) => Promise<Result.Result<ItemPage<Item, Summary>, Failure>>
  /** A page from a place on; left out: the list is read from its beginning alone. */
  readonly pageAt?: (list: List, from: number, signal: AbortSignal) => Promise<Result.Result<ItemPage<Item, Summary>, Failure>>
  readonly events: EventStream
  /** Whether a fact may have changed an open list. */
  readonly concerns: (serverEvent: ServerEvent, list: List, items: readonly Item[]) => boolean
}
