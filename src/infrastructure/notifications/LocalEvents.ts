import type { Result } from 'effect/Result'
import type { ServerEvent } from '../../application/notifications/ServerEvent.ts'
import type { FolderRevision } from '../../domain/folders/revision.ts'

/** What this browser's own edits tell at once, without waiting for the server to tell it. */
export interface LocalEvents {
  publish(serverEvent: ServerEvent): void
}

/** Beside it, what the server will tell of one's own edits: nobody reads again what the answer has brought. */
export interface EchoedEvents extends LocalEvents {
  /** Renames a folder; `next` is the revision that this leads to. */
  rename<Renamed extends { readonly revision: number }, Failed>(next: FolderRevision, rename: () => Promise<Result<Renamed, Failed>>): Promise<Result<Renamed, Failed>>
}
