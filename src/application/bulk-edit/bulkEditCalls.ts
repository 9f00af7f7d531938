import { fromPromise } from 'xstate'
import type { AssetGateway } from '../assets/AssetGateway.ts'
import { bulkEditOf } from './bulkDraft.ts'
import type { BulkEditContext } from './bulkEditContext.ts'
import type { BulkEditGateway } from './BulkEditGateway.ts'

export interface BulkEditCallPorts {
  readonly bulkEdits: BulkEditGateway
  readonly assets: Pick<AssetGateway, 'repositories'>
}

type Asking = { readonly input: BulkEditContext; readonly signal: AbortSignal }

/** What the server is asked while many assets are edited. */
export const bulkEditCalls = ({ bulkEdits, assets }: BulkEditCallPorts) => ({
  readingSummary: fromPromise(({ input: { asked }, signal }: Asking) => bulkEdits.summary(asked.type, asked.selection, signal)),
  readingRepositories: fromPromise(({ signal }: { signal: AbortSignal }) => assets.repositories(signal)),
  planning: fromPromise(({ input: { asked, draft }, signal }: Asking) => bulkEdits.plan(asked.type, asked.selection, bulkEditOf(draft), signal)),
  saving: fromPromise(({ input: { asked, draft, plan }, signal }: Asking) =>
    bulkEdits.apply(asked.type, asked.selection, bulkEditOf(draft), plan?.state ?? '', signal),
  ),
})
