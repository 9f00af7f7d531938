import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { describesArrivals, MAX_FOLDER_TEMPLATES, templatesOnWay, type FolderTemplates } from '../../src/domain/folder-templates/folderTemplates.ts'
import type { Template } from '../../src/domain/templates/template.ts'
import { restrictionOn, type AccessScope } from '../access/scope.ts'
import { folderProblem, type ItemState } from '../access/state.ts'
import { record } from '../audit/record.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publish } from '../events/publish.ts'
import type { Describer } from '../metadata/described.ts'
import { knownTemplates, namedTemplates, readable } from '../metadata/describing.ts'
import { valueNames } from '../metadata/valueNames.ts'

/** The folder itself, and those above it, with the templates that each names. */
const WAY = sql<{ id: string; name: string; templateIds: readonly string[] }>(`
  with recursive way (id, parent_id, name, depth) as (
    select id, parent_id, name, 0 from folders where organization_id = $1 and id = $2
    union all
    select folder.id, folder.parent_id, folder.name, way.depth + 1
    from way join folders folder on folder.organization_id = $1 and folder.id = way.parent_id
  )
  select id, name, array(select template_id from folder_templates named where named.organization_id = $1 and named.folder_id = way.id) as "templateIds"
  from way order by depth`)
const OFFERED = sql<Pick<Template, 'id' | 'name' | 'shortDescription' | 'state' | 'type'>>(`
  select template.id, template.name, template.short_description as "shortDescription", template.state, template.type from templates template
  where template.organization_id = $1 and template.state = 'Active' and ${readable('template.id', '$2')}
  order by template.name_key, template.id`)

/** A folder, in the module in which its viewer works. */
interface FolderPlace {
  readonly type: ResourceType
  readonly folderId: string
}

type FolderUnseen = Failure<'FOLDER_NOT_FOUND' | 'FOLDER_DIFFERENT_TYPE' | 'FOLDER_RESTRICTED_ACCESS' | 'RESOURCE_IN_TRASH'>

const STATE = sql<ItemState & { id: string; name: string }>('select id, name, type, trashed_at is not null as trashed from folders where organization_id = $1 and id = $2')
const LOCK = sql<ItemState & { id: string; name: string }>(`${STATE.text} for no key update`)

const seen = async (tenant: Tenant, viewer: AccessScope, { type, folderId }: FolderPlace, statement = STATE) => {
  const [[folder], restricted] = await Promise.all([
    tenant.query(statement, [tenant.organizationId, folderId]),
    restrictionOn(tenant, viewer, { kind: 'folder', id: folderId }),
  ])
  const problem = folderProblem(folder, type, restricted)
  return folder === undefined || problem !== undefined ? Result.fail({ code: problem ?? 'FOLDER_NOT_FOUND' } satisfies FolderUnseen) : Result.succeed(folder)
}

/** What a folder says of what arrives in it, as far as the viewer is in the templates; hidden ones are gone from it. */
export const readFolderTemplates = async (tenant: Tenant, viewer: AccessScope, place: FolderPlace): Promise<Result.Result<FolderTemplates, FolderUnseen>> => {
  const [folder, way, all] = await Promise.all([
    seen(tenant, viewer, place),
    tenant.query(WAY, [tenant.organizationId, place.folderId]),
    tenant.query(OFFERED, [tenant.organizationId, viewer.userId]),
  ])
  if (Result.isFailure(folder)) return Result.fail(folder.failure)
  const named = templatesOnWay(way)
  const templates = (await namedTemplates(tenant, [...named.keys()], viewer.userId)).filter(({ state }) => state !== 'Hidden')
  const attributes = templates.flatMap((template) => template.attributes)
  const names = await valueNames(tenant, viewer, attributes.map(({ type, defaultValue }) => ({ type, values: [defaultValue] })))
  return Result.succeed({
    templates: templates.map((template) => ({ template, from: named.get(template.id) ?? null })),
    offered: all.filter((template) => describesArrivals(template, place.type) && named.get(template.id) !== null).map(({ id, name, shortDescription }) => ({ id, name, shortDescription })),
    names: names.all,
  })
}

const COUNT = sql<{ count: number }>('select count(*)::integer as count from folder_templates where organization_id = $1 and folder_id = $2')
const NAME = sql<{ templateId: string }>(`
  insert into folder_templates (organization_id, type, folder_id, template_id) values ($1, $4, $2, $3) on conflict do nothing returning template_id as "templateId"`)
const UNNAME = sql<{ templateId: string }>(`
  delete from folder_templates where organization_id = $1 and folder_id = $2 and template_id = $3 returning template_id as "templateId"`)

interface Naming extends FolderPlace {
  readonly templateId: string
}

type NamingFailure = FolderUnseen | Failure<'TEMPLATE_NOT_FOUND' | 'TEMPLATE_DIFFERENT_STATE' | 'VALIDATION_FAILED'>

/** The log counts them: who reads it may be in none of them. */
const report = async (tenant: Tenant, author: Describer, folder: { readonly id: string; readonly name: string }, type: ResourceType, before: number, after: number): Promise<void> => {
  if (before === after) return
  await record(tenant, author, { kind: 'folder.updated', resource: folder, before: { folderTemplates: before }, after: { folderTemplates: after } })
  await publish(tenant, { kind: 'contents.changed', folderId: folder.id, type })
}

/** Has what arrives in a folder described by a template from now on; what lies in it stays as it is. */
export const nameTemplate = async (tenant: Tenant, author: Describer, { templateId, ...place }: Naming): Promise<Result.Result<FolderTemplates, NamingFailure>> => {
  const folder = await seen(tenant, author, place, LOCK)
  if (Result.isFailure(folder)) return Result.fail(folder.failure)
  const [template] = await knownTemplates(tenant, [templateId], author.userId)
  if (template === undefined) return Result.fail({ code: 'TEMPLATE_NOT_FOUND' })
  if (!describesArrivals(template, place.type)) return Result.fail({ code: 'TEMPLATE_DIFFERENT_STATE' })
  const [{ count } = { count: 0 }] = await tenant.query(COUNT, [tenant.organizationId, place.folderId])
  if (count >= MAX_FOLDER_TEMPLATES) return Result.fail({ code: 'VALIDATION_FAILED', fields: { templateId: { code: 'tooMany', limit: MAX_FOLDER_TEMPLATES } } })
  const added = await tenant.query(NAME, [tenant.organizationId, place.folderId, templateId, place.type])
  await report(tenant, author, folder.success, place.type, count, count + added.length)
  return readFolderTemplates(tenant, author, place)
}

/** Describes what arrives by a template no more. What is described by it stays so. */
export const unnameTemplate = async (tenant: Tenant, author: Describer, { templateId, ...place }: Naming): Promise<Result.Result<FolderTemplates, NamingFailure>> => {
  const folder = await seen(tenant, author, place, LOCK)
  if (Result.isFailure(folder)) return Result.fail(folder.failure)
  const [template] = await knownTemplates(tenant, [templateId], author.userId)
  if (template === undefined) return Result.fail({ code: 'TEMPLATE_NOT_FOUND' })
  const [{ count } = { count: 0 }] = await tenant.query(COUNT, [tenant.organizationId, place.folderId])
  const gone = await tenant.query(UNNAME, [tenant.organizationId, place.folderId, templateId])
  await report(tenant, author, folder.success, place.type, count, count - gone.length)
  return readFolderTemplates(tenant, author, place)
}
