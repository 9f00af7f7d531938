import { randomUUID } from 'node:crypto'
import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { Viewer } from '../access/viewer.ts'
import { record } from '../audit/record.ts'
import { sql, type Statement } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publish, publishAccessChanged } from '../events/publish.ts'
import { idsOf } from '../items/items.ts'
import type { Resource, Subject } from '../access/place.ts'
import { findResources, type NamedResource, type Unreachable } from '../access/resources.ts'
import { columnOf, findSubject } from './subject.ts'

export interface Change {
  readonly restrict: readonly Resource[]
  readonly lift: readonly Resource[]
}

/** New rows, without those that are there already; answers which are new. $1: the organization, $2: by whom, $7: for whom. */
const insert = (table: string, whose?: string): Statement<{ id: string }> => sql(`
  insert into ${table} (id, organization_id, created_by, type, folder_id, asset_id ${whose === undefined ? '' : `, ${whose}`})
  select fresh.id, $1, $2, fresh.type, fresh.folder_id, fresh.asset_id ${whose === undefined ? '' : ', $7::uuid'}
  from unnest($3::uuid[], $4::text[], $5::uuid[], $6::uuid[]) as fresh (id, type, folder_id, asset_id)
  on conflict do nothing
  returning coalesce(folder_id, asset_id) as id`)
const remove = (table: string, whose?: string): Statement<{ id: string }> => sql(`
  delete from ${table}
  where organization_id = $1 and (folder_id = any ($2::uuid[]) or asset_id = any ($3::uuid[])) ${whose === undefined ? '' : `and ${whose} = $4`}
  returning coalesce(folder_id, asset_id) as id`)

const ofAccess = (whose: string) => ({ insert: insert('access_restriction_rules', whose), remove: remove('access_restriction_rules', whose) })
const ACCESS = { user_id: ofAccess('user_id'), group_id: ofAccess('group_id') }
const PUBLICATION = { insert: insert('publication_restrictions'), remove: remove('publication_restrictions') }

type Changed = (resource: NamedResource, isRestricted: boolean) => { readonly before: Record<string, unknown>; readonly after: Record<string, unknown> }

/** Changes rows and writes an entry for each resource of which something really changed: these it answers. */
const change = async (
  tenant: Tenant,
  viewer: Viewer,
  { restrict, lift }: Change,
  statements: typeof PUBLICATION,
  whose: readonly string[],
  changed: Changed,
): Promise<Result.Result<readonly NamedResource[], Unreachable>> => {
  const [wanted, unwanted] = await Promise.all([
    findResources(tenant, viewer, restrict, { inTrash: false }),
    findResources(tenant, viewer, lift, { inTrash: true }),
  ])
  if (Result.isFailure(wanted)) return Result.fail(wanted.failure)
  if (Result.isFailure(unwanted)) return Result.fail(unwanted.failure)
  const { organizationId } = tenant
  const fresh = wanted.success
  const rows = [
    fresh.map(() => randomUUID()),
    fresh.map(({ type }) => type),
    fresh.map(({ kind, id }) => (kind === 'folder' ? id : null)),
    fresh.map(({ kind, id }) => (kind === 'asset' ? id : null)),
  ]
  const added = await tenant.query(statements.insert, [organizationId, viewer.userId, ...rows, ...whose])
  const gone = await tenant.query(statements.remove, [organizationId, idsOf(lift, 'folder'), idsOf(lift, 'asset'), ...whose])
  const events = [
    ...added.flatMap(({ id }) => fresh.filter((one) => one.id === id).map((one) => [one, true] as const)),
    ...gone.flatMap(({ id }) => unwanted.success.filter((one) => one.id === id).map((one) => [one, false] as const)),
  ]
  await Promise.all(
    events.map(([resource, isRestricted]) =>
      record(tenant, viewer, { kind: `${resource.kind}.updated`, resource, ...changed(resource, isRestricted) }),
    ),
  )
  return Result.succeed(events.map(([resource]) => resource))
}

interface Outcome {
  /** False: everything was as it was to be already. */
  readonly changed: boolean
}

type AccessFailure = Unreachable | Failure<'USER_NOT_FOUND' | 'GROUP_NOT_FOUND' | 'PERMISSION_DENIED'>

/** Takes effect with the next request of whom it concerns; their open browsers read anew. Nobody changes what is restricted for themselves. */
export const changeAccess = async (tenant: Tenant, viewer: Viewer, subject: Subject, wanted: Change): Promise<Result.Result<Outcome, AccessFailure>> => {
  const found = await findSubject(tenant, subject)
  if ('code' in found) return Result.fail(found)
  const { name, people } = found
  if (people.includes(viewer.userId)) return Result.fail({ code: 'PERMISSION_DENIED' })
  const [column, id] = columnOf(subject)
  const done = await change(tenant, viewer, wanted, ACCESS[column], [id], (_resource, isRestricted) =>
    isRestricted ? { before: { restrictedFor: null }, after: { restrictedFor: name } } : { before: { restrictedFor: name }, after: { restrictedFor: null } },
  )
  if (Result.isFailure(done)) return Result.fail(done.failure)
  if (done.success.length > 0) for (const userId of people) await publishAccessChanged(tenant, userId)
  return Result.succeed({ changed: done.success.length > 0 })
}

export const changePublication = async (tenant: Tenant, viewer: Viewer, wanted: Change): Promise<Result.Result<Outcome, Unreachable>> => {
  const done = await change(tenant, viewer, wanted, PUBLICATION, [], (_resource, isRestricted) => ({
    before: { restrictedFromPublication: !isRestricted },
    after: { restrictedFromPublication: isRestricted },
  }))
  if (Result.isFailure(done)) return Result.fail(done.failure)
  // Every list says what is kept from publication.
  await publish(tenant, ...[...new Set(done.success.map(({ type }) => type))].map((type) => ({ kind: 'library.changed', type }) as const))
  return Result.succeed({ changed: done.success.length > 0 })
}
