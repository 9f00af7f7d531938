import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { TrashSelection } from '../../src/domain/items/selection.ts'
import { isAsConfirmed } from '../../src/domain/trash/confirmation.ts'
import type { DeletedPermanently } from '../../src/domain/trash/trashItem.ts'
import { recordAll } from '../audit/recordAll.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publish } from '../events/publish.ts'
import { releasedFiles } from '../files/releasedFiles.ts'
import { lockTree } from '../items/treeLocks.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { purge } from './purge.ts'
import { purging } from './purgeJob.ts'
import { deletableOf, type Keeper, type Missing } from './trashItems.ts'

/** Assets up to which a deletion is done when it is answered; of more, what is left is purged behind the answer. */
const AT_ONCE = 1000

const CONDEMN = sql<{ assets: number }>(`
  with gone as (delete from trash_items where organization_id = $1 and id = any ($2::uuid[]) returning id, organization_id, kind, type, asset_count)
  , selected as (insert into purging_items (id, organization_id, kind, type) select id, organization_id, kind, type from gone)
  select coalesce(sum(asset_count), 0)::integer as assets from gone`)

/**
 * Deletes for good what lies in the trash. It is out of everybody's reach when this is answered. `confirmed`: how many items somebody said
 * yes to, those included that stay because something in them is kept from them.
 */
export const deletePermanently = async (
  tenant: Tenant,
  keeper: Keeper,
  jobs: Jobs,
  selection: TrashSelection,
  confirmed?: number,
): Promise<Result.Result<DeletedPermanently, Missing | Failure<'STALE_EDIT'>>> => {
  const seen = await deletableOf(tenant, keeper, selection)
  if (Result.isFailure(seen)) return Result.fail(seen.failure)
  for (const type of [...new Set(seen.success.items.map((item) => item.type))].toSorted()) await lockTree(tenant, type)
  // Somebody else may have been quicker until here.
  const found = await deletableOf(tenant, keeper, selection)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const { items, kept } = found.success
  const count = items.length + kept
  if (!isAsConfirmed(count, confirmed)) return Result.fail({ code: 'STALE_EDIT', count })
  const of = (kind: 'folder' | 'asset') => items.filter((item) => item.kind === kind)
  const events = (kind: 'folder' | 'asset') => of(kind).map(({ id, name }) => ({ id, name, before: { inTrash: true } }))
  const [selected] = await tenant.query(CONDEMN, [tenant.organizationId, items.map(({ id }) => id)])
  await recordAll(tenant, keeper, 'folder.deleted', events('folder'))
  await recordAll(tenant, keeper, 'asset.deleted', events('asset'))
  const isAtOnce = (selected?.assets ?? 0) + of('asset').length <= AT_ONCE
  if (isAtOnce) for (const item of items) while (!(await purge(tenant, item)));
  await jobs.send(tenant, isAtOnce ? releasedFiles : purging, {})
  await publish(tenant, { kind: 'trash.changed' }, { kind: 'usage.changed' })
  return Result.succeed({ folders: of('folder').length, assets: of('asset').length, kept })
}
