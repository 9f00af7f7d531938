import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { FolderOutOfReach } from '../../src/domain/items/outOfReach.ts'
import type { Selection } from '../../src/domain/items/selection.ts'
import type { TableScope } from '../../src/domain/metadata-table/tableScope.ts'
import { isBlank } from '../../src/domain/validation/text.ts'
import { restrictionOn } from '../access/scope.ts'
import { folderProblem, type ItemState } from '../access/state.ts'
import type { Viewer } from '../access/viewer.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { readBatch } from '../items/batches.ts'
import { foundItems } from '../items/foundItems.ts'
import { treeOf } from '../items/treeLocks.ts'
import type { RowScope } from './conditions.ts'

type Unseen = Failure<FolderOutOfReach | 'NOT_FOUND' | 'SEARCH_NOT_UNDERSTOOD' | 'VALIDATION_FAILED'>
type Read = Result.Result<RowScope, Unseen>

const ALL: RowScope = { folders: null, ids: null, except: [] }
const named = (ids: readonly string[]): Read => Result.succeed({ ...ALL, ids })

const FOLDER = sql<ItemState>('select type, trashed_at is not null as trashed from folders where organization_id = $1 and id = $2')

const ofFolder = async (tenant: Tenant, viewer: Viewer, type: ResourceType, folderId: string, withSubfolders: boolean): Promise<Read> => {
  const [[folder], restricted, tree] = await Promise.all([
    tenant.query(FOLDER, [tenant.organizationId, folderId]),
    restrictionOn(tenant, viewer, { kind: 'folder', id: folderId }),
    withSubfolders ? treeOf(tenant, [folderId]) : [],
  ])
  const problem = folderProblem(folder, type, restricted)
  if (problem !== undefined) return Result.fail({ code: problem })
  return Result.succeed({ ...ALL, folders: withSubfolders ? tree.map(({ id }) => id) : [folderId] })
}

const FOLDERS_IN = sql<{ id: string }>('select id from folders where organization_id = $1 and type = $2 and parent_id is not distinct from $3 and trashed_at is null')

/** Folders with all that lies below them, and assets beside these. */
const within = async (tenant: Tenant, folders: readonly string[], assets: readonly string[]): Promise<RowScope> => {
  if (folders.length === 0) return { ...ALL, ids: assets }
  const tree = await treeOf(tenant, folders)
  return { ...ALL, folders: tree.map(({ id }) => id), ids: assets }
}

/** What was selected, and what lies below the folders among it; what is kept from the viewer, or has gone meanwhile, the rows leave out. */
const ofSelection = async (tenant: Tenant, viewer: Viewer, type: ResourceType, selection: Selection): Promise<Read> => {
  switch (selection.kind) {
    case 'items':
      return Result.succeed(await within(tenant, selection.folders, selection.assets))
    case 'module':
      return Result.succeed({ ...ALL, except: selection.except })
    case 'contents': {
      const { folderId, except } = selection
      const folder = folderId === null ? Result.succeed(ALL) : await ofFolder(tenant, viewer, type, folderId, false)
      if (Result.isFailure(folder)) return folder
      const inside = (await tenant.query(FOLDERS_IN, [tenant.organizationId, type, folderId])).map(({ id }) => id).filter((id) => !except.includes(id))
      const below = await treeOf(tenant, inside)
      return Result.succeed({ ...ALL, folders: [...(folderId === null ? [] : [folderId]), ...below.map(({ id }) => id)], except })
    }
    case 'found': {
      const found = await foundItems(tenant, viewer, type, selection)
      if (Result.isFailure(found)) return Result.fail(found.failure)
      return Result.succeed(await within(tenant, found.success.folders, found.success.assets))
    }
    case 'batch': {
      const batch = await readBatch(tenant, viewer.userId, type, selection.batchId)
      return batch === undefined ? Result.fail({ code: 'NOT_FOUND' }) : Result.succeed(await within(tenant, batch.folders, batch.assets))
    }
  }
}

/** What of a module is looked at; what of it the viewer does not see, the rows leave out. */
export const scopeOf = async (tenant: Tenant, viewer: Viewer, type: ResourceType, scope: TableScope): Promise<Read> => {
  switch (scope.kind) {
    case 'module':
      return Result.succeed(ALL)
    case 'folder':
      return ofFolder(tenant, viewer, type, scope.folderId, scope.withSubfolders)
    case 'search':
      // A search without a word is none.
      if (isBlank(scope.words)) return named([])
      return Result.flatMap(await foundItems(tenant, viewer, type, { q: scope.words, except: [] }), ({ assets }) => named(assets))
    case 'selection':
      return ofSelection(tenant, viewer, type, scope.selection)
  }
}
