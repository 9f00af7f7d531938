import type { ServiceIdentifier } from 'inversify'
import type { EntryActors, FirstActors } from '../../application/actors.ts'
import type { AssetGateway } from '../../application/assets/AssetGateway.ts'
import type { FolderGateway } from '../../application/folders/FolderGateway.ts'
import type { EventStream } from '../../application/notifications/EventStream.ts'
import type { Notify } from '../../application/notifications/notifications.machine.ts'
import type { SearchGateway } from '../../application/search/SearchGateway.ts'
import type { Credentials } from '../../application/session/Credentials.ts'
import type { SessionClaims } from '../../domain/access/claims.ts'
import type { ReadCache } from '../cache/ReadCache.ts'
import type { HttpClient } from '../http/HttpClient.ts'
import type { LocalEvents } from '../notifications/LocalEvents.ts'

/** What the machines of every capability may stand on: what the first page has, whatever holds its data. */
interface Base {
  readonly entry: EntryActors
  readonly first: FirstActors
  readonly folders: FolderGateway
  readonly assets: AssetGateway
  readonly searches: SearchGateway
  readonly events: EventStream
  readonly notify: Notify
}

/** The same in the browser, with what adapters are made of. */
export interface Core extends Base {
  readonly http: HttpClient
  readonly cache: ReadCache
  readonly localEvents: LocalEvents
  readonly credentials: Credentials
  /** At home, wherever one is at work. */
  readonly claims: () => SessionClaims | undefined
  /** Whose it is what this browser keeps unsaved, see `draftsOwner`. */
  readonly owner: () => string
}

export const CORE: ServiceIdentifier<Core> = Symbol('Core')
