import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { BRANCHES_LIMIT } from '../../src/domain/folders/branches.ts'
import { CHILD_LIMIT, type Branch } from '../../src/domain/folders/folder.ts'
import { EITHER, sql, type Statement, variants } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { countedFor, restrictionOn, type AccessScope } from '../access/scope.ts'
import { FOLDER_COLUMNS, folderOf, PATHS, type FolderRow } from '../items/folderRows.ts'
import { folderProblem, type ItemState } from '../access/state.ts'
import { starOf, type Starred } from '../items/stars.ts'
import { visible } from '../access/visibility.ts'

type Seen = Failure<'FOLDER_NOT_FOUND' | 'FOLDER_DIFFERENT_TYPE' | 'FOLDER_RESTRICTED_ACCESS' | 'RESOURCE_IN_TRASH'>

const STATE = sql<ItemState>('select type, trashed_at is not null as trashed from folders where organization_id = $1 and id = $2')

/** What lies in a place, one more than are shown where there are more, and by whatever name what of it is on the way ($4). */
const inside = (place: string, restricted: boolean): string => {
  const lying = `
    select folder.* from folders folder
    where folder.organization_id = $1 and folder.type = $2 and folder.parent_id ${place}
      and ${visible('folder', { isWide: false, user: restricted ? '$3' : undefined })}`
  return `(
    (${lying} and folder.id = any ($4::uuid[]))
    union all
    (${lying} and folder.id <> all ($4::uuid[]) order by folder.name_key, folder.id limit ${CHILD_LIMIT + 1})) folder`
}
const ordered = (from: string): Statement<FolderRow & Starred> =>
  sql(`select ${FOLDER_COLUMNS}, ${starOf('folder', '$3')} from ${from} order by folder.name_key, folder.id`)
const atRoot = variants([EITHER], (restricted) => ordered(inside('is null', restricted)))
const inFolders = variants([EITHER], (restricted) =>
  ordered(`(
    select folder.* from unnest($4::uuid[]) with ordinality as place (id, level) cross join lateral ${inside('= place.id', restricted)}
    order by folder.id = any ($4::uuid[]) desc, place.level desc, folder.name_key, folder.id limit ${BRANCHES_LIMIT}) folder`),
)

/** The module's root and every folder on the way down to one, with what lies in each: a tree opens at any depth by the same few statements. */
export const branchesTo = async (tenant: Tenant, scope: AccessScope, type: ResourceType, id: string): Promise<Result.Result<readonly Omit<Branch, 'isCut'>[], Seen>> => {
  const { organizationId } = tenant
  const [[folder], [way], restricted] = await Promise.all([
    tenant.query(STATE, [organizationId, id]),
    tenant.query(PATHS, [organizationId, [id]]),
    restrictionOn(tenant, scope, { kind: 'folder', id }),
  ])
  const problem = folderProblem(folder, type, restricted)
  if (problem !== undefined) return Result.fail({ code: problem })
  const places = (way?.path ?? []).map((step) => step.id)
  const [top, below] = await Promise.all([
    tenant.query(atRoot(scope.restricted), [organizationId, type, scope.userId, places]),
    tenant.query(inFolders(scope.restricted), [organizationId, type, scope.userId, places]),
  ])
  const folders = await countedFor(tenant, scope, [...top, ...below].map(folderOf))
  const branches = Map.groupBy(folders, ({ parentId }) => parentId)
  return Result.succeed([null, ...places].map((parentId) => ({ parentId, folders: branches.get(parentId) ?? [] })))
}
