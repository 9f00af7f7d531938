import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { OutOfReach } from '../../src/domain/items/outOfReach.ts'
import type { Viewer } from './viewer.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { assetProblem, folderProblem } from './state.ts'
import { ASSET_IN_TRASH } from './visibility.ts'
import type { Resource } from './place.ts'
import { restrictionOn, type AccessScope } from './scope.ts'

export interface NamedResource extends Resource {
  readonly type: ResourceType
  readonly name: string
  readonly trashed: boolean
}

export type Unreachable = Failure<OutOfReach>

const READ = {
  folder: sql<NamedResource>(`
    select 'folder' as kind, id, type, name, trashed_at is not null as trashed from folders where organization_id = $1 and id = $2`),
  asset: sql<NamedResource>(`
    select 'asset' as kind, id, type, name, ${ASSET_IN_TRASH} as trashed from assets asset where organization_id = $1 and id = $2`),
}

type Ruler = AccessScope & Pick<Viewer, 'modules'>

/** A folder or asset that somebody themselves sees: nobody rules over what is kept from them. */
export const findResource = async (tenant: Tenant, viewer: Ruler, resource: Resource): Promise<Result.Result<NamedResource, Unreachable>> => {
  const missing = resource.kind === 'folder' ? 'FOLDER_NOT_FOUND' : 'ASSET_NOT_FOUND'
  const [[row], restricted] = await Promise.all([
    tenant.query(READ[resource.kind], [tenant.organizationId, resource.id]),
    restrictionOn(tenant, viewer, resource),
  ])
  if (row === undefined || !viewer.modules.includes(row.type)) return Result.fail({ code: missing })
  const problem = resource.kind === 'folder' ? folderProblem(row, row.type, restricted) : assetProblem(row, row.type, restricted)
  if (problem === 'FOLDER_RESTRICTED_ACCESS' || problem === 'ASSET_RESTRICTED_ACCESS') return Result.fail({ code: problem })
  return Result.succeed(row)
}

/** All of them, or the first failure. `inTrash`: what lies there may be named too. */
export const findResources = async (
  tenant: Tenant,
  viewer: Ruler,
  resources: readonly Resource[],
  { inTrash }: { readonly inTrash: boolean },
): Promise<Result.Result<readonly NamedResource[], Unreachable>> => {
  const found = await Promise.all(resources.map((resource) => findResource(tenant, viewer, resource)))
  const named: NamedResource[] = []
  for (const one of found) {
    if (Result.isFailure(one)) return Result.fail(one.failure)
    if (one.success.trashed && !inTrash) return Result.fail({ code: 'RESOURCE_IN_TRASH' })
    named.push(one.success)
  }
  return Result.succeed(named)
}
