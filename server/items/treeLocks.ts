import type { ResourceType } from '../../src/domain/access/modules.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'

const LOCK_TREE = sql('select lock_tree($1)')
const LOCK_FOLDERS = sql(`select id from folders where organization_id = $1 and id = any ($2::uuid[]) order by id for no key update`)
const LOCK_MODULE = sql(`select 1 from module_contents where organization_id = $1 and type = $2 for no key update`)

/** One structural change of a module at a time: taken before anything else. */
export const lockTree = async (tenant: Tenant, type: ResourceType): Promise<void> => {
  await tenant.query(LOCK_TREE, [type])
}

/**
 * Locks folders in one order, and behind them the module, whose row stands for its root: from here on no name in these places changes,
 * nothing is uploaded to them and no folder is made in them.
 */
export const lockPlaces = async (tenant: Tenant, type: ResourceType, ids: Iterable<string | null>): Promise<void> => {
  const folders = [...new Set(ids)].filter((id) => id !== null)
  if (folders.length > 0) await tenant.query(LOCK_FOLDERS, [tenant.organizationId, folders])
  await tenant.query(LOCK_MODULE, [tenant.organizationId, type])
}

/** A folder of a tree, and the outermost folder that it is reached from. */
export interface TreeRow {
  readonly root: string
  readonly id: string
}

const TREE = sql<TreeRow>(`
  with recursive tree (root, id) as (
    select id, id from unnest($2::uuid[]) as id
    union
    select tree.root, folder.id
    from tree join folders folder on folder.organization_id = $1 and folder.parent_id = tree.id and folder.trashed_at is null
  )
  select root, id from tree`)

/** All folders in some, themselves included, without what lies in the trash. */
export const treeOf = (tenant: Tenant, roots: readonly string[]): Promise<readonly TreeRow[]> =>
  roots.length === 0 ? Promise.resolve([]) : tenant.query(TREE, [tenant.organizationId, roots])

/**
 * Locks whole trees with the other places, the module's row where its root (null) is one of them. A folder that was being made meanwhile belongs to
 * it as well: then all of it is looked at again.
 */
export const lockTrees = async (tenant: Tenant, type: ResourceType, roots: readonly string[], places: Iterable<string | null>): Promise<readonly TreeRow[]> => {
  const others = [...places]
  for (let known = -1; ; ) {
    const tree = await treeOf(tenant, roots)
    if (tree.length === known) {
      if (others.includes(null)) await tenant.query(LOCK_MODULE, [tenant.organizationId, type])
      return tree
    }
    known = tree.length
    const folders = [...new Set([...tree.map(({ id }) => id), ...others])].filter((id) => id !== null)
    if (folders.length > 0) await tenant.query(LOCK_FOLDERS, [tenant.organizationId, folders])
  }
}
