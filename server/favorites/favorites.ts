import { randomUUID } from 'node:crypto'
import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Selection } from '../../src/domain/items/selection.ts'
import type { Viewer } from '../access/viewer.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publishToUser } from '../events/publish.ts'
import type { Resource } from '../access/place.ts'
import { findResources, type Unreachable } from '../access/resources.ts'
import { itemsOf, type Unreachable as Unreached } from '../items/items.ts'

const INSERT = sql<{ id: string }>(`
  insert into favorites (id, organization_id, user_id, type, folder_id, asset_id)
  select fresh.id, $1, $2, fresh.type, fresh.folder_id, fresh.asset_id
  from unnest($3::uuid[], $4::text[], $5::uuid[], $6::uuid[]) as fresh (id, type, folder_id, asset_id)
  on conflict do nothing
  returning resource_id as id`)
const DELETE = sql<{ id: string }>('delete from favorites where organization_id = $1 and user_id = $2 and resource_id = any ($3::uuid[]) returning resource_id as id')

interface Marking {
  readonly resources: readonly Resource[]
  readonly favorite: boolean
}

interface Changed {
  readonly changed: readonly Resource[]
}

/** Marks folders and assets as the viewer's own favorites, or no longer: nobody else's to read, so no entry is written. What lies in the trash can only be taken off. */
export const changeFavorites = async (tenant: Tenant, viewer: Viewer, { resources, favorite }: Marking): Promise<Result.Result<Changed, Unreachable>> => {
  const found = await findResources(tenant, viewer, resources, { inTrash: !favorite })
  return Result.isFailure(found) ? Result.fail(found.failure) : Result.succeed(await mark(tenant, viewer, found.success, favorite))
}

/** The same with all that is selected in a module. */
export const changeSelectedFavorites = async (
  tenant: Tenant,
  viewer: Viewer,
  type: ResourceType,
  { selection, favorite }: { readonly selection: Selection; readonly favorite: boolean },
): Promise<Result.Result<Changed, Unreached>> => {
  const items = await itemsOf(tenant, viewer, type, selection)
  return Result.isFailure(items) ? Result.fail(items.failure) : Result.succeed(await mark(tenant, viewer, items.success, favorite))
}

const mark = async (tenant: Tenant, viewer: Viewer, named: readonly (Resource & { readonly type: ResourceType })[], favorite: boolean): Promise<Changed> => {
  const columns = [
    named.map(() => randomUUID()),
    named.map(({ type }) => type),
    named.map(({ kind, id }) => (kind === 'folder' ? id : null)),
    named.map(({ kind, id }) => (kind === 'asset' ? id : null)),
  ]
  const changed = favorite
    ? await tenant.query(INSERT, [tenant.organizationId, viewer.userId, ...columns])
    : await tenant.query(DELETE, [tenant.organizationId, viewer.userId, named.map(({ id }) => id)])
  if (changed.length === 0) return { changed: [] }
  await publishToUser(tenant, viewer.userId, { kind: 'favorites.changed' })
  const ids = new Set(changed.map(({ id }) => id))
  return { changed: named.filter(({ id }) => ids.has(id)).map(({ kind, id }) => ({ kind, id })) }
}
