import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { AssetDetail } from '../../src/domain/assets/asset.ts'
import { assetEditProblems } from '../../src/domain/assets/edit.ts'
import { EDITABLE_FIELDS, type EditableAsset } from '../../src/domain/assets/editable.ts'
import { nameKey, normalizeName } from '../../src/domain/naming/names.ts'
import { tidyTags } from '../../src/domain/assets/tags.ts'
import { isValid } from '../../src/domain/validation/form.ts'
import { tidy } from '../../src/domain/validation/text.ts'
import type { Viewer } from '../access/viewer.ts'
import { record } from '../audit/record.ts'
import { lacks, violates } from '../database/failures.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publish } from '../events/publish.ts'
import { refreshEntry } from '../search-index/assetEntries.ts'
import { restrictionOn, type AccessScope } from '../access/scope.ts'
import { readAsset, type AssetUnseen } from './assets.ts'
import { changedContents } from './contents.ts'
import { assetProblem, type ItemState } from '../access/state.ts'
import { ASSET_IN_TRASH } from '../access/visibility.ts'
import { STATE_COLUMNS, statesOf, type StatesRow } from '../items/assetRows.ts'

/** What it does not name stays as it is. */
export interface AssetEdit extends Partial<EditableAsset> {
  readonly type: ResourceType
  readonly id: string
  /** The one that the edit started from. */
  readonly revision: number
}

type EditFailure =
  | AssetUnseen
  | Failure<'ASSET_ALREADY_EXISTS' | 'FILE_NUMBER_ALREADY_EXISTS' | 'NO_EXTENSION_IN_NAME_FOUND' | 'STALE_EDIT' | 'VALIDATION_FAILED'>

interface CurrentRow extends EditableAsset, ItemState, StatesRow {
  readonly folderId: string | null
  readonly revision: number
}

const FOLDER_OF = sql<{ folderId: string | null }>('select folder_id as "folderId" from assets where organization_id = $1 and id = $2')
const LOCK = sql<CurrentRow>(`
  select name, description, file_number as "fileNumber", seo_title as "seoTitle",
    seo_description as "seoDescription", tags, repository_id as "repositoryId", rights_statement as "rightsStatement", folder_id as "folderId", revision, type,
    ${STATE_COLUMNS}, ${ASSET_IN_TRASH} as trashed
  from assets asset where organization_id = $1 and id = $2 for no key update`)
const REPOSITORY = sql('select 1 from repositories where organization_id = $1 and id = $2')
const UPDATE = sql(`
  update assets set name = $3, name_key = $4, description = $5, file_number = $6, file_number_key = $7, repository_id = $8,
    seo_title = $10, seo_description = $11, tags = $12, rights_statement = $13,
    revision = revision + 1, modified_at = now(), modified_by = $9
  where organization_id = $1 and id = $2`)

const edited = (current: EditableAsset, edit: AssetEdit): EditableAsset => ({
  name: edit.name === undefined ? current.name : normalizeName(edit.name),
  description: edit.description === undefined ? current.description : tidy(edit.description),
  fileNumber: edit.fileNumber === undefined ? current.fileNumber : tidy(edit.fileNumber),
  seoTitle: edit.seoTitle === undefined ? current.seoTitle : tidy(edit.seoTitle),
  seoDescription: edit.seoDescription === undefined ? current.seoDescription : tidy(edit.seoDescription),
  tags: edit.tags === undefined ? current.tags : tidyTags(edit.tags),
  repositoryId: edit.repositoryId === undefined ? current.repositoryId : edit.repositoryId,
  rightsStatement: edit.rightsStatement === undefined ? current.rightsStatement : edit.rightsStatement,
})

const only = (fields: readonly (keyof EditableAsset)[], of: EditableAsset): Partial<EditableAsset> => Object.fromEntries(fields.map((field) => [field, of[field]]))

const problemOf = async (tenant: Tenant, edit: AssetEdit, current: EditableAsset): Promise<EditFailure | undefined> => {
  const fields = assetEditProblems(edit, current.name)
  if (fields['name']?.code === 'noExtension') return { code: 'NO_EXTENSION_IN_NAME_FOUND' }
  if (!isValid(fields)) return { code: 'VALIDATION_FAILED', fields }
  if (typeof edit.repositoryId !== 'string') return undefined
  const [repository] = await tenant.query(REPOSITORY, [tenant.organizationId, edit.repositoryId])
  return repository === undefined ? { code: 'VALIDATION_FAILED', fields: { repositoryId: { code: 'notAnOption' } } } : undefined
}

const NAMES = sql<{ id: string; name: string }>('select id, name from repositories where organization_id = $1 and id = any ($2::uuid[])')

/** Repositories are written down by name too: the history tells what they were called at the time. */
const repositoryNames = async (tenant: Tenant, changed: readonly (keyof EditableAsset)[], before: EditableAsset, after: EditableAsset) => {
  if (!changed.includes('repositoryId')) return { before: {}, after: {} }
  const ids = [before.repositoryId, after.repositoryId].filter((id) => id !== null)
  const rows = await tenant.query(NAMES, [tenant.organizationId, ids])
  const named = ({ repositoryId }: EditableAsset) => ({ repository: rows.find(({ id }) => id === repositoryId)?.name ?? null })
  return { before: named(before), after: named(after) }
}

/** Edits what is named of an asset. The folder is locked before the asset, as by uploads, so that the two never wait for each other. */
export const editAsset = async (
  tenant: Tenant,
  author: Pick<Viewer, 'firstName' | 'lastName'> & AccessScope,
  edit: AssetEdit,
): Promise<Result.Result<AssetDetail, EditFailure>> => {
  const { organizationId } = tenant
  const [place] = await tenant.query(FOLDER_OF, [organizationId, edit.id])
  if (place === undefined) return Result.fail({ code: 'ASSET_NOT_FOUND' })
  if (place.folderId !== null) await changedContents(tenant, place.folderId)
  const [[current], restricted] = await Promise.all([
    tenant.query(LOCK, [organizationId, edit.id]),
    restrictionOn(tenant, author, { kind: 'asset', id: edit.id }),
  ])
  const unseen = assetProblem(current, edit.type, restricted)
  if (current === undefined || current.folderId === null || unseen !== undefined) return Result.fail({ code: unseen ?? 'ASSET_NOT_FOUND' })
  const problem = await problemOf(tenant, edit, current)
  if (problem !== undefined) return Result.fail(problem)
  if (current.revision !== edit.revision || current.folderId !== place.folderId) return Result.fail({ code: 'STALE_EDIT' })
  const next = edited(current, edit)
  const changed = EDITABLE_FIELDS.filter((field) => JSON.stringify(next[field]) !== JSON.stringify(current[field]))
  if (changed.length === 0) return readAsset(tenant, author, edit.type, edit.id)
  const { name, description, fileNumber, repositoryId } = next
  const values = [name, nameKey(name), description, fileNumber, nameKey(fileNumber), repositoryId, author.userId, next.seoTitle, next.seoDescription, next.tags, next.rightsStatement]
  try {
    await tenant.query(UPDATE, [organizationId, edit.id, ...values])
  } catch (error) {
    if (violates(error, 'assets_by_taken_name')) return Result.fail({ code: 'ASSET_ALREADY_EXISTS', names: [name] })
    // It was taken off the list meanwhile.
    if (lacks(error, 'assets_organization_id_repository_id_fkey')) return Result.fail({ code: 'VALIDATION_FAILED', fields: { repositoryId: { code: 'notAnOption' } } })
    if (violates(error, 'assets_organization_id_file_number_key_key')) return Result.fail({ code: 'FILE_NUMBER_ALREADY_EXISTS' })
    throw error
  }
  const { folderId, type } = current
  const names = await repositoryNames(tenant, changed, current, next)
  const event = {
    kind: 'asset.updated',
    resource: { id: edit.id, name },
    before: { ...only(changed, current), ...names.before },
    after: { ...only(changed, next), ...names.after },
  } as const
  await Promise.all([
    refreshEntry(tenant, edit.id),
    record(tenant, author, event),
    publish(
      tenant,
      { kind: 'contents.changed', folderId, type },
      // Whoever looks at the asset sees the edit; its thumbnail and its indexing are as they were.
      { kind: 'asset.changed', assetId: edit.id, folderId, type, ...statesOf(current) },
    ),
  ])
  return readAsset(tenant, author, edit.type, edit.id)
}
