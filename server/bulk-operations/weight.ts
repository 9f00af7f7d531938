import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Selection } from '../../src/domain/items/selection.ts'
import type { Asker } from '../access/scope.ts'
import { sql, type Statement } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { readBatch } from '../items/batches.ts'
import { foundItems } from '../items/foundItems.ts'

/** Folders and the assets in them, by the numbers that folders keep of what lies in them. */
interface Tree {
  /** Themselves, and those in them at every depth. */
  readonly folders: number
  /** At every depth. */
  readonly assets: number
  /** In the outermost ones alone. */
  readonly own: number
}

const NOTHING: Tree = { folders: 0, assets: 0, own: 0 }

const treeFrom = (roots: string): Statement<Tree> => sql(`
  with recursive tree (id, assets, is_outermost) as (
    select id, asset_count, true from folders where organization_id = $1 and ${roots}
    union all
    select folder.id, folder.asset_count, false
    from tree join folders folder on folder.organization_id = $1 and folder.parent_id = tree.id and folder.trashed_at is null
  )
  select count(*)::integer as folders, coalesce(sum(assets), 0)::integer as assets,
    coalesce(sum(assets) filter (where is_outermost), 0)::integer as own
  from tree`)
const NAMED = treeFrom('id = any ($2::uuid[])')
const AT_ROOT = treeFrom('type = $2 and parent_id is null and trashed_at is null')
const MODULE = sql<Pick<Tree, 'assets'>>('select asset_count as assets from module_contents where organization_id = $1 and type = $2')

const read = async (tenant: Tenant, statement: Statement<Tree>, value: unknown): Promise<Tree> =>
  (await tenant.query(statement, [tenant.organizationId, value]))[0] ?? NOTHING

/** What counts of whole folders, and of what lies in one that stays itself. */
interface Measure {
  readonly whole: (tree: Tree) => number
  readonly inside: (tree: Tree) => number
}

/** Not exact where something was taken out of a list. */
const weighing =
  ({ whole, inside }: Measure) =>
  async (tenant: Tenant, asker: Asker, type: ResourceType, selection: Selection): Promise<number> => {
    switch (selection.kind) {
      case 'items':
        return whole(await read(tenant, NAMED, selection.folders)) + selection.assets.length
      case 'contents': {
        const { folderId, except } = selection
        return (folderId === null ? whole(await read(tenant, AT_ROOT, type)) : inside(await read(tenant, NAMED, [folderId]))) - except.length
      }
      case 'module':
        return ((await tenant.query(MODULE, [tenant.organizationId, type]))[0] ?? NOTHING).assets - selection.except.length
      case 'found': {
        const found = await foundItems(tenant, asker, type, selection)
        // What is refused is refused at once.
        return Result.isFailure(found) ? 0 : whole(await read(tenant, NAMED, found.success.folders)) + found.success.assets.length
      }
      case 'batch': {
        const batch = await readBatch(tenant, asker.userId, type, selection.batchId)
        return batch === undefined ? 0 : whole(await read(tenant, NAMED, batch.folders)) + batch.assets.length
      }
    }
  }

/** How many folders and assets a selection reaches, with all that lies in them. */
export const weightOf = weighing({ whole: ({ folders, assets }) => folders + assets, inside: ({ folders, assets }) => folders - 1 + assets })

/** How many of them are written when it goes into the trash: the assets in folders that go there stay as they are. */
export const weightToTrash = weighing({ whole: ({ folders }) => folders, inside: ({ folders, own }) => folders - 1 + own })
