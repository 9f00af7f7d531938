import { randomUUID } from 'node:crypto'
import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { folderProblems } from '../../src/domain/assets/edit.ts'
import type { Folder, FolderDetail } from '../../src/domain/folders/folder.ts'
import { nameKey, normalizeName } from '../../src/domain/naming/names.ts'
import { isValid } from '../../src/domain/validation/form.ts'
import type { Viewer } from '../access/viewer.ts'
import { record } from '../audit/record.ts'
import { violates } from '../database/failures.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publish } from '../events/publish.ts'
import { putEntry } from '../search-index/entries.ts'
import { countedFor, restrictionOn, type AccessScope } from '../access/scope.ts'
import { CREATED_COLUMNS, creatorOf, joinCreator, type CreatedRow } from '../items/creators.ts'
import { FOLDER_COLUMNS, folderOf, PATHS, type FolderRow } from '../items/folderRows.ts'
import { embargoAbove } from '../items/embargoes.ts'
import { readinessOf } from '../web-ready/readiness.ts'
import { destinationProblem, folderProblem, type ItemState } from '../access/state.ts'
import { starOf, type Starred } from '../items/stars.ts'
import { marksIn } from '../web-ready/webReadyArrivals.ts'
import { readRule } from '../web-ready/webReadyRule.ts'

type Seen = Failure<'FOLDER_NOT_FOUND' | 'FOLDER_DIFFERENT_TYPE' | 'FOLDER_RESTRICTED_ACCESS' | 'RESOURCE_IN_TRASH'>

const READ = `select ${FOLDER_COLUMNS}, ${starOf('folder', '$3')} from folders folder where organization_id = $1 and id = $2`
const READ_DETAIL = sql<FolderRow & Starred & CreatedRow & { readonly createdAt: Date }>(`
  select ${FOLDER_COLUMNS}, folder.created_at as "createdAt", ${CREATED_COLUMNS}, ${starOf('folder', '$3')}
  from folders folder ${joinCreator('folder')} where folder.organization_id = $1 and folder.id = $2`)

export const readFolder = async (
  tenant: Tenant,
  scope: AccessScope,
  type: ResourceType,
  id: string,
): Promise<Result.Result<FolderDetail, Seen>> => {
  const [[row], [way], restricted] = await Promise.all([
    tenant.query(READ_DETAIL, [tenant.organizationId, id, scope.userId]),
    tenant.query(PATHS, [tenant.organizationId, [id]]),
    restrictionOn(tenant, scope, { kind: 'folder', id }),
  ])
  const problem = folderProblem(row, type, restricted)
  if (row === undefined || problem !== undefined) return Result.fail({ code: problem ?? 'FOLDER_NOT_FOUND' })
  const [folder = folderOf(row)] = await countedFor(tenant, scope, [folderOf(row)])
  const [readiness, rule, above] = await Promise.all([row.webReady ? readinessOf(tenant, scope, id) : null, readRule(tenant, id), embargoAbove(tenant, 'folder', id)])
  const created = { createdAt: row.createdAt.toISOString(), createdBy: creatorOf(row) }
  return Result.succeed({ ...folder, path: (way?.path ?? []).slice(0, -1), ...created, readiness, ...rule, embargoAbove: above })
}

/** Counts a folder in, and locks its parent against being trashed meanwhile. */
const COUNT_IN_PARENT = sql<ItemState>(`
  update folders set folder_count = folder_count + 1 where organization_id = $1 and id = $2
  returning type, trashed_at is not null as trashed`)
const COUNT_IN_ROOT = sql(`update module_contents set root_folder_count = root_folder_count + 1 where organization_id = $1 and type = $2`)

/** Of two that come with the same name at once, the second waits for the first and is then told. */
const INSERT = sql<FolderRow>(`
  insert into folders as folder (id, organization_id, type, parent_id, name, name_key, created_at, modified_at, created_by, modified_by, web_ready, web_ready_change)
  values ($1, $2, $3, $4, $5, $6, now(), now(), $7, $7, $8, $9)
  on conflict do nothing
  returning ${FOLDER_COLUMNS}`)

interface NewFolder {
  readonly type: ResourceType
  readonly parentId: string | null
  readonly name: string
}

type CreateFailure = Failure<
  'FOLDER_ALREADY_EXISTS' | 'DESTINATION_NOT_FOUND' | 'FOLDER_DIFFERENT_TYPE' | 'FOLDER_RESTRICTED_ACCESS' | 'RESOURCE_IN_TRASH' | 'VALIDATION_FAILED'
>
type Author = Pick<Viewer, 'firstName' | 'lastName'> & AccessScope

export const createFolder = async (tenant: Tenant, author: Author, { type, parentId, name: raw }: NewFolder): Promise<Result.Result<Folder, CreateFailure>> => {
  const fields = folderProblems({ name: raw })
  if (!isValid(fields)) return Result.fail({ code: 'VALIDATION_FAILED', fields })
  const name = normalizeName(raw)
  let mark: boolean | undefined
  if (parentId === null) await tenant.query(COUNT_IN_ROOT, [tenant.organizationId, type])
  else {
    const [[parent], restricted, marks] = await Promise.all([
      tenant.query(COUNT_IN_PARENT, [tenant.organizationId, parentId]),
      restrictionOn(tenant, author, { kind: 'folder', id: parentId }),
      marksIn(tenant, [parentId]),
    ])
    const problem = destinationProblem(parent, type, restricted)
    if (problem !== undefined) return Result.fail({ code: problem })
    mark = marks.get(parentId)
  }
  const marked = [mark ?? false, mark === undefined ? null : randomUUID()]
  const values = [randomUUID(), tenant.organizationId, type, parentId, name, nameKey(name), author.userId, ...marked]
  const [row] = await tenant.query(INSERT, values)
  if (row === undefined) return Result.fail({ code: 'FOLDER_ALREADY_EXISTS', names: [name] })
  await Promise.all([
    putEntry(tenant, { id: row.id, kind: 'folder', type, name }),
    record(tenant, author, { kind: 'folder.created', resource: row, after: { name, parentId, type, ...(mark === true && { webReady: true }) } }),
    publish(tenant, { kind: 'contents.changed', folderId: parentId, type }, ...(mark === true ? [{ kind: 'library.changed', type } as const] : [])),
  ])
  return Result.succeed(folderOf({ ...row, favorite: false }))
}

/** Names are given under the lock of the place they are in: of the folder above, or of the module for its root. */
const LOCK_ABOVE = sql(`
  select id from folders
  where organization_id = $1 and id = (select parent_id from folders where organization_id = $1 and id = $2)
  for no key update`)
const LOCK_ROOT = sql(`
  select 1 from module_contents
  where organization_id = $1 and type = (select type from folders where organization_id = $1 and id = $2 and parent_id is null)
  for no key update`)
const LOCK = sql<FolderRow & Starred>(`${READ} for no key update`)
const RENAME = sql<FolderRow>(`
  update folders folder set name = $3, name_key = $4, revision = revision + 1, modified_at = now(), modified_by = $5
  where organization_id = $1 and id = $2
  returning ${FOLDER_COLUMNS}`)

interface FolderRename {
  readonly type: ResourceType
  readonly id: string
  readonly name: string
  /** The one that the new name was thought up for. */
  readonly revision: number
}

type RenameFailure = Seen | Failure<'FOLDER_ALREADY_EXISTS' | 'STALE_EDIT' | 'VALIDATION_FAILED'>

export const renameFolder = async (tenant: Tenant, author: Author, rename: FolderRename): Promise<Result.Result<Folder, RenameFailure>> => {
  const { type, id } = rename
  await Promise.all([tenant.query(LOCK_ABOVE, [tenant.organizationId, id]), tenant.query(LOCK_ROOT, [tenant.organizationId, id])])
  const [[current], restricted] = await Promise.all([
    tenant.query(LOCK, [tenant.organizationId, id, author.userId]),
    restrictionOn(tenant, author, { kind: 'folder', id }),
  ])
  const problem = folderProblem(current, type, restricted)
  if (current === undefined || problem !== undefined) return Result.fail({ code: problem ?? 'FOLDER_NOT_FOUND' })
  const fields = folderProblems({ name: rename.name })
  if (!isValid(fields)) return Result.fail({ code: 'VALIDATION_FAILED', fields })
  if (current.revision !== rename.revision) return Result.fail({ code: 'STALE_EDIT' })
  const name = normalizeName(rename.name)
  if (name === current.name) return Result.succeed(folderOf(current))
  try {
    const [row] = await tenant.query(RENAME, [tenant.organizationId, id, name, nameKey(name), author.userId])
    if (row === undefined) return Result.fail({ code: 'FOLDER_NOT_FOUND' })
    await Promise.all([
      putEntry(tenant, { id, kind: 'folder', type, name }),
      record(tenant, author, { kind: 'folder.updated', resource: row, before: { name: current.name }, after: { name } }),
      publish(tenant, { kind: 'contents.changed', folderId: current.parentId, type, renamed: { folderId: id, revision: row.revision } }),
    ])
    return Result.succeed(folderOf({ ...row, favorite: current.favorite }))
  } catch (error) {
    if (violates(error, 'folders_by_taken_name')) return Result.fail({ code: 'FOLDER_ALREADY_EXISTS', names: [name] })
    throw error
  }
}
