import { randomUUID } from 'node:crypto'
import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { nameKey, normalizeName } from '../../src/domain/naming/names.ts'
import { type KeptRepository, repositoryProblems } from '../../src/domain/repositories/repositories.ts'
import { isValid } from '../../src/domain/validation/form.ts'
import type { Viewer } from '../access/viewer.ts'
import { record } from '../audit/record.ts'
import { violates } from '../database/failures.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publish } from '../events/publish.ts'

type Refused = Failure<'NOT_FOUND' | 'VALIDATION_FAILED'>

const KEPT = `
  select repository.id, repository.name, repository.revision,
    (select count(*)::integer from assets asset where asset.organization_id = $1 and asset.repository_id = repository.id) as assets
  from repositories repository where repository.organization_id = $1`
const CHOICES = sql<{ id: string; name: string }>('select id, name from repositories where organization_id = $1 order by name_key limit 1000')
const LIST = sql<KeptRepository>(`${KEPT} order by repository.name_key limit 1000`)
const ONE = sql<KeptRepository>(`${KEPT} and repository.id = $2 for update of repository`)
const INSERT = sql('insert into repositories (id, organization_id, name, name_key) values ($2, $1, $3, $4)')
const RENAME = sql('update repositories set name = $3, name_key = $4, revision = revision + 1 where organization_id = $1 and id = $2')
/** Each asset's own history tells it too. The assets are locked in one order, as by edits of many of them. */
const MOVE = sql(`
  with held as materialized (
    select id from assets where organization_id = $1 and repository_id = $2 order by id for no key update
  ),
  moved as (
    update assets asset set repository_id = $3, revision = revision + 1 from held
    where asset.organization_id = $1 and asset.id = held.id returning asset.id, asset.name
  )
  insert into activity (id, organization_id, changed_by, first_name, last_name, status, kind, resource_id, resource_name, before, after)
  select gen_random_uuid(), $1, $4, $5, $6, 'Succeeded', 'asset.updated', id, name,
    jsonb_build_object('repositoryId', $2::text, 'repository', $7::text), jsonb_build_object('repositoryId', $3::text, 'repository', $8::text)
  from moved`)
const DELETE = sql('delete from repositories where organization_id = $1 and id = $2')

const TAKEN = { code: 'VALIDATION_FAILED', fields: { name: { code: 'duplicated' } } } as const
const isTaken = (error: unknown): boolean => violates(error, 'repositories_organization_id_name_key_key')

/** What an asset can be kept at. */
export const repositoriesOf = (tenant: Tenant): Promise<readonly { readonly id: string; readonly name: string }[]> =>
  tenant.query(CHOICES, [tenant.organizationId])

export const keptRepositories = (tenant: Tenant): Promise<readonly KeptRepository[]> => tenant.query(LIST, [tenant.organizationId])

/** The list is part of the organization: changes of it stand in the log as changes of that. */
const recorded = (tenant: Tenant, viewer: Viewer, before: string | null, after: string | null): Promise<void> =>
  record(tenant, viewer, { kind: 'tenant.updated', resource: viewer.organization, before: { repository: before }, after: { repository: after } })

/** Whoever looks at an asset of theirs reads again what it carries. */
const publishAssets = (tenant: Tenant, viewer: Viewer): Promise<void> =>
  publish(tenant, ...viewer.modules.flatMap((type) => (type === 'CONTACTS' ? [] : [{ kind: 'library.changed', type } as const])))

export const createRepository = async (tenant: Tenant, viewer: Viewer, form: { readonly name: string }): Promise<Result.Result<KeptRepository, Refused>> => {
  const fields = repositoryProblems(form)
  if (!isValid(fields)) return Result.fail({ code: 'VALIDATION_FAILED', fields })
  const made = { id: randomUUID(), name: normalizeName(form.name), assets: 0, revision: 1 }
  try {
    await tenant.query(INSERT, [tenant.organizationId, made.id, made.name, nameKey(made.name)])
  } catch (error) {
    if (isTaken(error)) return Result.fail(TAKEN)
    throw error
  }
  await recorded(tenant, viewer, null, made.name)
  return Result.succeed(made)
}

interface Renaming {
  readonly id: string
  readonly name: string
  /** The one that the change started from. */
  readonly revision: number
}

export const renameRepository = async (tenant: Tenant, viewer: Viewer, { id, name, revision }: Renaming): Promise<Result.Result<KeptRepository, Refused | Failure<'STALE_EDIT'>>> => {
  const [current] = await tenant.query(ONE, [tenant.organizationId, id])
  if (current === undefined) return Result.fail({ code: 'NOT_FOUND' })
  const fields = repositoryProblems({ name })
  if (!isValid(fields)) return Result.fail({ code: 'VALIDATION_FAILED', fields })
  if (current.revision !== revision) return Result.fail({ code: 'STALE_EDIT' })
  const next = { ...current, name: normalizeName(name), revision: revision + 1 }
  try {
    await tenant.query(RENAME, [tenant.organizationId, id, next.name, nameKey(next.name)])
  } catch (error) {
    if (isTaken(error)) return Result.fail(TAKEN)
    throw error
  }
  await Promise.all([recorded(tenant, viewer, current.name, next.name), publishAssets(tenant, viewer)])
  return Result.succeed(next)
}

/** Takes a repository off the list; in the same transaction its assets get another one, or none. */
export const deleteRepository = async (
  tenant: Tenant,
  viewer: Viewer,
  { id, moveTo }: { readonly id: string; readonly moveTo?: string | undefined },
): Promise<Result.Result<{ readonly moved: number }, Refused>> => {
  const { organizationId } = tenant
  const [current] = await tenant.query(ONE, [organizationId, id])
  const [other] = moveTo === undefined ? [] : await tenant.query(ONE, [organizationId, moveTo])
  if (current === undefined) return Result.fail({ code: 'NOT_FOUND' })
  if (moveTo !== undefined && (other === undefined || moveTo === id)) return Result.fail({ code: 'VALIDATION_FAILED', fields: { moveTo: { code: 'notAnOption' } } })
  const { userId, firstName, lastName } = viewer
  await tenant.query(MOVE, [organizationId, id, other?.id ?? null, userId, firstName, lastName, current.name, other?.name ?? null])
  await tenant.query(DELETE, [organizationId, id])
  await Promise.all([recorded(tenant, viewer, current.name, other?.name ?? null), publishAssets(tenant, viewer)])
  return Result.succeed({ moved: current.assets })
}
