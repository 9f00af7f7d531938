import { randomUUID } from 'node:crypto'
import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { relationProblem } from '../../src/domain/relations/relations.ts'
import type { Viewer } from '../access/viewer.ts'
import { record } from '../audit/record.ts'
import { lacks } from '../database/failures.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publish } from '../events/publish.ts'
import type { Resource } from '../access/place.ts'
import { findResources, type NamedResource, type Unreachable } from '../access/resources.ts'

/** The identifiers of one fact: more would not fit into a notification. */
const PER_EVENT = 100

/** Both rows of each pair, in one order, so that two people who relate the same things do not wait for each other. */
const INSERT = sql<Pair>(`
  insert into relations (id, organization_id, type, folder_id, asset_id, other_type, other_folder_id, other_asset_id, created_by)
  select fresh.id, $1, fresh.type, fresh.folder_id, fresh.asset_id, fresh.other_type, fresh.other_folder_id, fresh.other_asset_id, $2
  from unnest($3::uuid[], $4::text[], $5::uuid[], $6::uuid[], $7::text[], $8::uuid[], $9::uuid[])
    as fresh (id, type, folder_id, asset_id, other_type, other_folder_id, other_asset_id)
  order by coalesce(fresh.folder_id, fresh.asset_id), coalesce(fresh.other_folder_id, fresh.other_asset_id)
  on conflict do nothing
  returning resource_id as id, other_id as other`)
const DELETE = sql<Pair>(`
  delete from relations
  where organization_id = $1 and ((resource_id = $2 and other_id = any ($3::uuid[])) or (resource_id = any ($3::uuid[]) and other_id = $2))
  returning resource_id as id, other_id as other`)

interface Pair {
  readonly id: string
  readonly other: string
}

/** Who relates. */
type Relater = Pick<Viewer, 'userId' | 'firstName' | 'lastName' | 'modules' | 'restricted'>

interface Relating {
  readonly of: Resource
  readonly type: ResourceType
  readonly resources: readonly Resource[]
  readonly related: boolean
}

type RelateFailure = Unreachable | Failure<'ASSET_RELATED_TO_ITSELF' | 'ASSET_DIFFERENT_TYPE' | 'FOLDER_DIFFERENT_TYPE' | 'VALIDATION_FAILED'>

const folderOf = ({ kind, id }: Resource): string | null => (kind === 'folder' ? id : null)
const assetOf = ({ kind, id }: Resource): string | null => (kind === 'asset' ? id : null)

const insert = (tenant: Tenant, viewer: Relater, self: NamedResource, others: readonly NamedResource[]): Promise<readonly Pair[]> => {
  const pairs = others.flatMap((other) => [[self, other] as const, [other, self] as const])
  const column = <A>(of: (one: NamedResource, other: NamedResource) => A): readonly A[] => pairs.map(([one, other]) => of(one, other))
  return tenant.query(INSERT, [
    tenant.organizationId,
    viewer.userId,
    column(() => randomUUID()),
    column(({ type }) => type),
    column(folderOf),
    column(assetOf),
    column((_, { type }) => type),
    column((_, other) => folderOf(other)),
    column((_, other) => assetOf(other)),
  ])
}

/** Written down on both sides, so that either's history tells of it. */
const recordAll = (tenant: Tenant, viewer: Relater, related: boolean, self: NamedResource, others: readonly NamedResource[]): Promise<unknown> => {
  const write = (resource: NamedResource, partners: readonly NamedResource[]) => {
    const named = { relatedId: partners.map(({ id }) => id), related: partners.map(({ name }) => name) }
    return record(tenant, viewer, { kind: `${resource.kind}.updated`, resource, ...(related ? { after: named } : { before: named }) })
  }
  return Promise.all([write(self, others), ...others.map((other) => write(other, [self]))])
}

/** Tells who is looking at any of these that what they are related to is another now. */
export const publishRelations = (tenant: Tenant, ids: readonly string[]): Promise<void> => {
  const parts = Array.from({ length: Math.ceil(ids.length / PER_EVENT) }, (_, part) => ids.slice(part * PER_EVENT, (part + 1) * PER_EVENT))
  return publish(tenant, ...parts.map((part) => ({ kind: 'relations.changed', ids: part }) as const))
}

/** Relates assets and folders to one of them, or no longer. What lies in the trash can only be let go of. */
export const changeRelations = async (
  tenant: Tenant,
  viewer: Relater,
  { of, type, resources, related }: Relating,
): Promise<Result.Result<{ readonly changed: readonly Resource[] }, RelateFailure>> => {
  const [subject, found] = await Promise.all([
    findResources(tenant, viewer, [of], { inTrash: false }),
    findResources(tenant, viewer, resources, { inTrash: !related }),
  ])
  if (Result.isFailure(subject)) return Result.fail(subject.failure)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const [self] = subject.success
  if (self === undefined || self.type !== type) return Result.fail({ code: of.kind === 'asset' ? 'ASSET_DIFFERENT_TYPE' : 'FOLDER_DIFFERENT_TYPE' })
  const problems = found.success.map((other) => relationProblem(self, other))
  if (problems.includes('ASSET_RELATED_TO_ITSELF')) return Result.fail({ code: 'ASSET_RELATED_TO_ITSELF' })
  if (problems.includes('FOLDERS_ALONE')) return Result.fail({ code: 'VALIDATION_FAILED', fields: { resources: { code: 'notAnOption' } } })
  const others = [...new Map(found.success.map((other) => [other.id, other])).values()]
  try {
    const pairs = related ? await insert(tenant, viewer, self, others) : await tenant.query(DELETE, [tenant.organizationId, self.id, others.map(({ id }) => id)])
    const changed = others.filter(({ id }) => pairs.some((pair) => pair.id === self.id && pair.other === id))
    if (changed.length === 0) return Result.succeed({ changed: [] })
    await Promise.all([recordAll(tenant, viewer, related, self, changed), publishRelations(tenant, [self.id, ...changed.map(({ id }) => id)])])
    return Result.succeed({ changed: changed.map(({ kind, id }) => ({ kind, id })) })
  } catch (error) {
    // Deleted for good between the look and the change.
    if (lacks(error, 'relations_folder', 'relations_other_folder')) return Result.fail({ code: 'FOLDER_NOT_FOUND' })
    if (lacks(error, 'relations_asset', 'relations_other_asset')) return Result.fail({ code: 'ASSET_NOT_FOUND' })
    throw error
  }
}
