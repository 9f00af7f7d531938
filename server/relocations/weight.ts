import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Selection } from '../../src/domain/library/selection.ts'
import type { Tenant } from '../database/tenant.ts'
import { readBatch } from '../library/batches.ts'

/** Folders and the assets in them, all the way down, by the numbers that folders keep of what lies in them. */
const treeFrom = (roots: string): string => `
  with recursive tree (id, assets) as (
    select id, asset_count from folders where organization_id = $1 and ${roots}
    union all
    select folder.id, folder.asset_count
    from tree join folders folder on folder.organization_id = $1 and folder.parent_id = tree.id and folder.trashed_at is null
  )
  select (count(*) + coalesce(sum(assets), 0))::integer as weight from tree`
const NAMED = treeFrom('id = any ($2::uuid[])')
const AT_ROOT = treeFrom('type = $2 and parent_id is null and trashed_at is null')
const MODULE = 'select asset_count as weight from module_contents where organization_id = $1 and type = $2'

const read = async (tenant: Tenant, statement: string, value: unknown): Promise<number> =>
  (await tenant.query<{ readonly weight: number }>(statement, [tenant.organizationId, value]))[0]?.weight ?? 0

/** How many folders and assets a selection reaches, with all that lies in them. Not exact where something was taken out of a list. */
export const weightOf = async (tenant: Tenant, userId: string, type: ResourceType, selection: Selection): Promise<number> => {
  switch (selection.kind) {
    case 'items':
      return (await read(tenant, NAMED, selection.folders)) + selection.assets.length
    case 'contents':
      return (selection.folderId === null ? await read(tenant, AT_ROOT, type) : (await read(tenant, NAMED, [selection.folderId])) - 1) - selection.except.length
    case 'module':
      return (await read(tenant, MODULE, type)) - selection.except.length
    case 'batch': {
      const batch = await readBatch(tenant, userId, type, selection.batchId)
      return batch === undefined ? 0 : (await read(tenant, NAMED, batch.folders)) + batch.assets.length
    }
  }
}
