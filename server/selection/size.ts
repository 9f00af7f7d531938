import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Selection, SelectionSize } from '../../src/domain/items/selection.ts'
import type { Asker } from '../access/scope.ts'
import { EITHER, sql, variants } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { visible } from '../access/visibility.ts'
import { foundItems, type FoundIds } from '../items/foundItems.ts'
import { itemsOf, outermost, type Unreachable } from '../items/items.ts'

/** Files themselves ($3), and those of folders ($2) at every depth; `restricted`: without what is restricted for the user $4, whose folders hide all below. */
const size = variants([EITHER], (restricted) => sql<SelectionSize>(`
  with recursive ${restricted ? 'hidden as materialized (select folder_id from restricted_folders($4) as folder_id),' : ''}
  tree (id) as (
    select id from unnest($2::uuid[]) as id
    union all
    select folder.id from tree join folders folder on folder.organization_id = $1 and folder.parent_id = tree.id and folder.trashed_at is null
    ${restricted ? 'where folder.id not in (select folder_id from hidden)' : ''}
  )
  select count(*)::int as assets, coalesce(sum(size), 0)::double precision as bytes from (
    select asset.id, asset.size from tree join assets asset on asset.organization_id = $1 and asset.folder_id = tree.id and asset.trashed_at is null
    union all
    select id, size from assets where organization_id = $1 and id = any ($3::uuid[])
  ) asset
  ${restricted ? 'where not exists (select from access_restrictions own where own.organization_id = $1 and own.user_id = $4 and own.asset_id = asset.id)' : ''}`))

/** All of a module but what was taken out of the list: added up without being read. */
const moduleSize = variants([EITHER], (restricted) => sql<SelectionSize>(`
  select count(*)::int as assets, coalesce(sum(size), 0)::double precision as bytes from assets asset
  where organization_id = $1 and type = $2 and not asset.id = any ($3::uuid[])
    and ${visible('asset', { isWide: true, user: restricted ? '$4' : undefined })}`))

/** What is to be added up; of a result without folders nothing has to be read for it, however long it is. */
const reachedBy = async (tenant: Tenant, scope: Asker, type: ResourceType, selection: Selection): Promise<Result.Result<FoundIds, Unreachable>> => {
  const found = selection.kind === 'found' ? await foundItems(tenant, scope, type, selection) : undefined
  if (found !== undefined && Result.isFailure(found)) return Result.fail(found.failure)
  if (found?.success.folders.length === 0) return found
  const named = await itemsOf(tenant, scope, type, selection)
  if (Result.isFailure(named)) return Result.fail(named.failure)
  const items = await outermost(tenant, named.success)
  const ids = (kind: 'folder' | 'asset') => items.filter((item) => item.kind === kind).map(({ id }) => id)
  return Result.succeed({ folders: ids('folder'), assets: ids('asset') })
}

/** The size of a selection, as its viewer sees it. */
export const sizeOf = async (tenant: Tenant, scope: Asker, type: ResourceType, selection: Selection): Promise<Result.Result<SelectionSize, Unreachable>> => {
  const user = scope.restricted ? [scope.userId] : []
  if (selection.kind === 'module') {
    const [whole] = await tenant.query(moduleSize(scope.restricted), [tenant.organizationId, type, selection.except, ...user])
    return Result.succeed(whole ?? { assets: 0, bytes: 0 })
  }
  const reached = await reachedBy(tenant, scope, type, selection)
  if (Result.isFailure(reached)) return Result.fail(reached.failure)
  const { folders, assets } = reached.success
  const [measured] = await tenant.query(size(scope.restricted), [tenant.organizationId, folders, assets, ...user])
  return Result.succeed(measured ?? { assets: 0, bytes: 0 })
}
