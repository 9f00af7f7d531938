import { randomUUID } from 'node:crypto'
import * as Result from 'effect/Result'
import { decide } from '../../src/domain/access/decision.ts'
import type { Requirement } from '../../src/domain/access/evaluate.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { Viewer } from '../access/viewer.ts'
import { record } from '../activity/record.ts'
import type { Tenant } from '../database/tenant.ts'
import { tell } from '../events/tell.ts'
import { findPlace, type Resource } from '../restrictions/place.ts'
import { findResources, type NamedResource, type Unreachable } from '../restrictions/resources.ts'

export interface WebReadyChange {
  readonly resources: readonly Resource[]
  readonly webReady: boolean
  /** The change that is taken back: only what it changed is reached. */
  readonly undone?: string | undefined
}

export interface WebReadyOutcome {
  readonly change: string
  /** Folders and assets that are another now. */
  readonly changed: number
  /** What below the named folders is kept from publication, and stayed as it was. */
  readonly kept: number
}

/** What of a table is restricted by itself, in publication for everybody and in access for $7. */
const keptOut = (alias: 'folder' | 'asset', publishes: boolean, { restricted }: Viewer): string =>
  [
    publishes ? `and ${alias}.id not in (select ${alias}_id from publication_restrictions where organization_id = $1 and ${alias}_id is not null)` : '',
    restricted
      ? `and ${alias}.id not in (select ${alias}_id from access_restrictions where organization_id = $1 and user_id = $7 and ${alias}_id is not null)`
      : '',
  ].join(' ')

const changed = (alias: 'folder' | 'asset', reached: string): string => `
  update ${alias}s ${alias} set web_ready = $2, web_ready_change = $3
  where organization_id = $1 and id in (${reached}) and trashed_at is null and web_ready <> $2 and ($6::uuid is null or web_ready_change = $6)`

/**
 * Everything below the folders $4 and the assets $5, in one statement. A folder that is kept out keeps out what lies below it: the way down
 * ends there. A row that is already as wanted is not touched.
 */
const statementFor = (publishes: boolean, viewer: Viewer): string => `
  with recursive tree (id) as (
    select unnest($4::uuid[])
    union
    select folder.id from tree join folders folder on folder.organization_id = $1 and folder.parent_id = tree.id
    where folder.trashed_at is null ${keptOut('folder', publishes, viewer)}
  ),
  reached (id) as (
    select asset.id from assets asset where asset.organization_id = $1 and asset.folder_id in (select id from tree)
    union
    select unnest($5::uuid[])
  ),
  marked_folders as (${changed('folder', 'select id from tree')} returning 1),
  marked_assets as (${changed('asset', 'select id from reached')} ${keptOut('asset', publishes, viewer)} returning 1)
  select ((select count(*) from marked_folders) + (select count(*) from marked_assets))::integer as changed,
    (select count(*) from publication_restrictions kept
     left join folders folder on folder.organization_id = $1 and folder.id = kept.folder_id
     where $2 and kept.organization_id = $1
       and (kept.asset_id in (select id from reached) or folder.parent_id in (select id from tree)))::integer as kept`

type ChangeFailure = Unreachable | Failure<'PUBLICATION_RESTRICTED' | 'PERMISSION_DENIED'>

/** Why something may not be made ready for the web: by the one judgement, with what keeps it from publication. */
const refusalOf = async (tenant: Tenant, viewer: Viewer, requires: Requirement, resource: NamedResource): Promise<ChangeFailure | undefined> => {
  const publicationRestricted = await findPlace(tenant, { of: 'publication' }, resource)
  const state = publicationRestricted === undefined ? {} : { publicationRestricted }
  const decision = decide(viewer, { module: resource.type, requirements: [requires], resource: state })
  if (decision.allowed) return undefined
  return { code: decision.reasons[0].tag === 'publicationRestricted' ? 'PUBLICATION_RESTRICTED' : 'PERMISSION_DENIED' }
}

/** Makes folders, with all that lies below them, and assets ready for the web, or not. `requires`: what the door asks for by which one came. */
export const changeWebReady = async (
  tenant: Tenant,
  viewer: Viewer,
  { resources, webReady, undone }: WebReadyChange,
  requires: Requirement,
): Promise<Result.Result<WebReadyOutcome, ChangeFailure>> => {
  const found = await findResources(tenant, viewer, resources, { inTrash: false })
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const named = found.success
  if (webReady) {
    const refusals = await Promise.all(named.map((resource) => refusalOf(tenant, viewer, requires, resource)))
    const refused = refusals.find((refusal) => refusal !== undefined)
    if (refused !== undefined) return Result.fail(refused)
  }
  const ids = (kind: Resource['kind']) => named.filter((one) => one.kind === kind).map(({ id }) => id)
  const change = randomUUID()
  const values = [tenant.organizationId, webReady, change, ids('folder'), ids('asset'), undone ?? null, ...(viewer.restricted ? [viewer.userId] : [])]
  const [done = { changed: 0, kept: 0 }] = await tenant.query<Omit<WebReadyOutcome, 'change'>>(statementFor(webReady, viewer), values)
  if (done.changed > 0) {
    await Promise.all([
      ...named.map((resource) =>
        record(tenant, viewer, { kind: `${resource.kind}.updated`, resource, before: { webReady: !webReady }, after: { webReady } }),
      ),
      tell(tenant, ...[...new Set(named.map(({ type }) => type))].map((type) => ({ kind: 'library.changed', type }) as const)),
    ])
  }
  return Result.succeed({ change, ...done })
}
