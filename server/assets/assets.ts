import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { AssetDetail } from '../../src/domain/assets/asset.ts'
import type { EditableAsset } from '../../src/domain/assets/editable.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { restrictionOn, type AccessScope } from '../access/scope.ts'
import { ASSET_COLUMNS, isoOf, summaryOf, type AssetRow } from '../items/assetRows.ts'
import { CREATED_COLUMNS, creatorOf, joinCreator, nameOf, type CreatedRow } from '../items/creators.ts'
import { embargoAbove } from '../items/embargoes.ts'
import { PATH_OF_ASSET } from '../items/folderRows.ts'
import { assetProblem } from '../access/state.ts'
import { ASSET_IN_TRASH } from '../access/visibility.ts'
import { starOf, type Starred } from '../items/stars.ts'

export type AssetUnseen = Failure<'ASSET_NOT_FOUND' | 'ASSET_DIFFERENT_TYPE' | 'ASSET_RESTRICTED_ACCESS' | 'RESOURCE_IN_TRASH'>

export interface DetailRow extends AssetRow, EditableAsset, Starred, CreatedRow {
  readonly mediaType: string
  readonly createdAt: string
  readonly repository: string | null
  readonly portalViews: number
  readonly modifiedBy: string
  readonly checksum: string
  readonly revision: number
  readonly trashed: boolean
  readonly blobKey: string
}

/** In the trash it may lie nowhere any more. */
type FoundRow = Omit<DetailRow, 'folderId'> & { readonly folderId: string | null }

const READ = sql<FoundRow>(`
  select ${ASSET_COLUMNS}, asset.media_type as "mediaType", asset.created_at::text as "createdAt", asset.description, asset.seo_title as "seoTitle", asset.seo_description as "seoDescription", asset.tags,
    asset.repository_id as "repositoryId", repository.name as repository, asset.rights_statement as "rightsStatement",
    coalesce((select sum(visits.views) from portal_visits visits where visits.organization_id = asset.organization_id and visits.asset_id = asset.id and visits.day > current_date - 30), 0)::integer as "portalViews",
    ${CREATED_COLUMNS}, coalesce(${nameOf('modifier')}, '') as "modifiedBy",
    asset.checksum, asset.revision, ${ASSET_IN_TRASH} as trashed, asset.blob_key as "blobKey",
    ${starOf('asset', '$3')}
  from assets asset
  left join repositories repository on repository.organization_id = asset.organization_id and repository.id = asset.repository_id
  ${joinCreator('asset')}
  left join users modifier on modifier.organization_id = asset.organization_id and modifier.id = asset.modified_by
  where asset.organization_id = $1 and asset.id = $2`)

/** An asset that the viewer may see in this module, as the database has it. */
export const findAsset = async (tenant: Tenant, scope: AccessScope, type: ResourceType, id: string): Promise<Result.Result<DetailRow, AssetUnseen>> => {
  const [[row], restricted] = await Promise.all([
    tenant.query(READ, [tenant.organizationId, id, scope.userId]),
    restrictionOn(tenant, scope, { kind: 'asset', id }),
  ])
  const problem = assetProblem(row, type, restricted)
  if (row === undefined || row.folderId === null || problem !== undefined) return Result.fail({ code: problem ?? 'ASSET_NOT_FOUND' })
  return Result.succeed({ ...row, folderId: row.folderId })
}

export const readAsset = async (tenant: Tenant, scope: AccessScope, type: ResourceType, id: string): Promise<Result.Result<AssetDetail, AssetUnseen>> => {
  const [found, [way], above] = await Promise.all([
    findAsset(tenant, scope, type, id),
    tenant.query(PATH_OF_ASSET, [tenant.organizationId, id]),
    embargoAbove(tenant, 'asset', id),
  ])
  return Result.map(found, (row) => ({
    ...summaryOf(row),
    mediaType: row.mediaType,
    description: row.description,
    seoTitle: row.seoTitle,
    seoDescription: row.seoDescription,
    tags: row.tags,
    repositoryId: row.repositoryId,
    repository: row.repository,
    rightsStatement: row.rightsStatement,
    embargoAbove: above,
    portalViews: row.portalViews,
    createdAt: isoOf(row.createdAt),
    createdBy: creatorOf(row),
    modifiedBy: row.modifiedBy,
    path: way?.path ?? [],
    checksum: row.checksum,
    revision: row.revision,
  }))
}
