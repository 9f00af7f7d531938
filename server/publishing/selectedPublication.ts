import { randomUUID } from 'node:crypto'
import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { BulkOutcome } from '../../src/domain/bulk-operations/bulkOperation.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { Selection } from '../../src/domain/items/selection.ts'
import type { CalendarDate } from '../../src/domain/validation/dates.ts'
import type { Asker } from '../access/scope.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { readBatch, writeBatch, type Batch } from '../items/batches.ts'
import { foreseenOf, type Foresight } from '../items/foresight.ts'
import { presentItems } from '../items/presentItems.ts'
import { unreported, type Progress } from '../items/progress.ts'
import { assetsAmong, foldersAmong, selectedReach, type SelectedFailure } from '../web-ready/selectedReach.ts'
import { markSelected, type Marker } from '../web-ready/selectedWebReady.ts'
import { setEmbargoes, type Held } from './embargo.ts'

/** All that is selected in a module, with when the portal may show it. */
export interface SelectedPublication {
  readonly type: ResourceType
  readonly selection: Selection
  /** Null: at once. */
  readonly until: CalendarDate | null
  readonly webReady: boolean
}

const reachOf = (tenant: Tenant, scope: Asker, { type, selection }: Pick<SelectedPublication, 'type' | 'selection'>) =>
  selectedReach(tenant, scope, { type, selection, publishes: true })

export const foreseePublication = async (tenant: Tenant, scope: Asker, asked: SelectedPublication): Foresight<SelectedFailure> =>
  Result.map(await reachOf(tenant, scope, asked), ({ items }) => foreseenOf(asked.type, items))

/** How many have another day or are marked otherwise now, each kind for itself: the same things may have become both. */
const numbersOf = (days: readonly Held[], marked: Pick<BulkOutcome, 'folders' | 'assets'>): Pick<BulkOutcome, 'folders' | 'assets'> => {
  const held = (kind: Held['kind']) => days.filter((day) => day.kind === kind).length
  return { folders: Math.max(held('folder'), marked.folders), assets: Math.max(held('asset'), marked.assets) }
}

const UNMARKED = { folders: 0, assets: 0, kept: 0 }

/** Publishes it in one transaction; the batch names it from then on, for who did it. */
export const publishSelection = async (tenant: Tenant, author: Marker, asked: SelectedPublication, progress: Progress = unreported): Promise<Result.Result<BulkOutcome, SelectedFailure>> => {
  const found = await reachOf(tenant, author, asked)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const [reached, { type, until, webReady }, batchId] = [found.success, asked, randomUUID()]
  // The day stands before they are web ready, so that nothing is shown in between.
  const holding = reached.items.map((item) => ({ ...item, until }))
  const { before, entries } = await setEmbargoes(tenant, author, holding, (done) => void (webReady || progress(done, holding.length)))
  const marked = webReady ? await markSelected(tenant, author, reached, { webReady: true, change: batchId, undone: null }, progress) : { ...UNMARKED, kept: reached.kept }
  const [folders, assets] = [foldersAmong(reached), assetsAmong(reached)]
  await writeBatch(tenant, author.userId, { type, action: 'publish', folders, assets, foldersFrom: [], assetsFrom: [], entries }, batchId)
  return Result.succeed({ batchId, ...numbersOf(before, marked), skipped: marked.kept })
}

const DAYS = sql<{ id: string | null; before: CalendarDate | null; after: CalendarDate | null }>(`
  select resource_id as id, before ->> 'embargoUntil' as before, after ->> 'embargoUntil' as after
  from activity where organization_id = $1 and id = any ($2::uuid[])`)

/** A publication of the caller's own, for a day. */
export const ownPublication = async (tenant: Tenant, userId: string, change: string): Promise<Batch | undefined> => {
  const batch = await readBatch(tenant, userId, null, change)
  return batch?.action === 'publish' ? batch : undefined
}

/** Gives things back the days that they had, and takes back what became web ready by it, as far as both are still so. */
export const unpublishSelection = async (tenant: Tenant, author: Marker, change: string, progress: Progress = unreported): Promise<Result.Result<BulkOutcome, Failure<'NOT_FOUND'>>> => {
  const batch = await ownPublication(tenant, author.userId, change)
  if (batch === undefined) return Result.fail({ code: 'NOT_FOUND' })
  const { type, entries = [] } = batch
  const items = await presentItems(tenant, author, type, batch)
  const days = new Map((await tenant.query(DAYS, [tenant.organizationId, entries])).map((day) => [day.id, day]))
  const held = items.flatMap((item) => {
    const day = days.get(item.id)
    return day === undefined ? [] : [{ ...item, until: day.before, still: day.after }]
  })
  const { before } = await setEmbargoes(tenant, author, held)
  const batchId = randomUUID()
  const marked = await markSelected(tenant, author, { type, items, kept: 0 }, { webReady: false, change: batchId, undone: change }, progress)
  return Result.succeed({ batchId, ...numbersOf(before, marked), skipped: 0 })
}
