import { randomUUID } from 'node:crypto'
import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { ThumbnailState } from '../../src/domain/assets/asset.ts'
import type { IndexingState } from '../../src/domain/assets/indexing.ts'
import { contentTypeOf } from '../../src/domain/assets/contentTypes.ts'
import { isOffered } from '../../src/domain/rights/offered.ts'
import { VERSIONS_PER_PAGE, type AssetVersion } from '../../src/domain/versions/version.ts'
import type { Viewer } from '../access/viewer.ts'
import { record } from '../audit/record.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publish } from '../events/publish.ts'
import { readEmbedded } from '../embedded-metadata/carried.ts'
import { releasedFiles } from '../files/releasedFiles.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { text } from '../processing/kinds.ts'
import { restrictionOn } from '../access/scope.ts'
import { keepPageTexts } from '../page-texts/pageTexts.ts'
import { refreshEntry } from '../search-index/assetEntries.ts'
import { findAsset, type AssetUnseen } from '../assets/assets.ts'
import { changedContents } from '../assets/contents.ts'
import { goOnWith } from './replaceFiles.ts'
import { assetProblem, type ItemState } from '../access/state.ts'
import { ASSET_IN_TRASH } from '../access/visibility.ts'
import { STATE_COLUMNS, statesOf, type StatesRow } from '../items/assetRows.ts'

const LIST = sql<Omit<AssetVersion, 'replacedAt'> & { readonly replacedAt: Date }>(`
  select version.id, version.number, version.media_type as "mediaType", version.preview, version.size,
    version.thumbnail = 'Ready' as "hasThumbnail", version.replaced_at as "replacedAt",
    coalesce(replacer.first_name || ' ' || replacer.last_name, '') as "replacedBy"
  from asset_versions version
  left join users replacer on replacer.organization_id = version.organization_id and replacer.id = version.replaced_by
  where version.organization_id = $1 and version.asset_id = $2 and version.number < $3
  order by version.number desc limit ${VERSIONS_PER_PAGE + 1}`)

/** Greater than every number of a version. */
const BEFORE_ALL = 2 ** 31 - 1

interface Listing {
  readonly type: ResourceType
  readonly id: string
  /** A page of those with smaller numbers. */
  readonly before?: number
}

interface Page {
  readonly items: readonly AssetVersion[]
  readonly next: number | null
}

/** The newest first. */
export const listVersions = async (tenant: Tenant, viewer: Viewer, { type, id, before = BEFORE_ALL }: Listing): Promise<Result.Result<Page, AssetUnseen>> => {
  const [found, rows] = await Promise.all([
    findAsset(tenant, viewer, type, id),
    tenant.query(LIST, [tenant.organizationId, id, before]),
  ])
  return Result.map(found, () => {
    const items = rows.slice(0, VERSIONS_PER_PAGE).map((row) => ({ ...row, replacedAt: row.replacedAt.toISOString() }))
    return { items, next: rows.length > items.length ? (items.at(-1)?.number ?? null) : null }
  })
}

interface Current extends ItemState {
  readonly name: string
  readonly folderId: string | null
  readonly revision: number
  readonly size: number
}

interface Earlier {
  readonly number: number
  readonly mediaType: string
  readonly size: number
  readonly blobKey: string
}

const FOLDER_OF = sql<{ folderId: string | null }>('select folder_id as "folderId" from assets where organization_id = $1 and id = $2')
const LOCK = sql<Current>(`
  select name, folder_id as "folderId", revision, size, type, ${ASSET_IN_TRASH} as trashed
  from assets asset where organization_id = $1 and id = $2 for update`)
const EARLIER = sql<Earlier>(`
  select number, media_type as "mediaType", size, blob_key as "blobKey" from asset_versions
  where organization_id = $1 and asset_id = $2 and id = $3`)

interface Held {
  readonly asset: Current & { readonly folderId: string }
  readonly version: Earlier
}

/** Locks the folder's lists, then the asset, in the order of edits and uploads; then looks at its version. */
const hold = async (
  tenant: Tenant,
  viewer: Viewer,
  { type, id, versionId }: { readonly type: ResourceType; readonly id: string; readonly versionId: string },
): Promise<Result.Result<Held, AssetUnseen | Failure<'NOT_FOUND'>>> => {
  const { organizationId } = tenant
  const [place] = await tenant.query(FOLDER_OF, [organizationId, id])
  if (place === undefined) return Result.fail({ code: 'ASSET_NOT_FOUND' })
  if (place.folderId !== null) await changedContents(tenant, place.folderId)
  const [[asset], restricted] = await Promise.all([
    tenant.query(LOCK, [organizationId, id]),
    restrictionOn(tenant, viewer, { kind: 'asset', id }),
  ])
  const problem = assetProblem(asset, type, restricted)
  if (asset === undefined || asset.folderId === null || problem !== undefined) return Result.fail({ code: problem ?? 'ASSET_NOT_FOUND' })
  const { folderId } = asset
  const [version] = await tenant.query(EARLIER, [organizationId, id, versionId])
  return version === undefined ? Result.fail({ code: 'NOT_FOUND' }) : Result.succeed({ asset: { ...asset, folderId }, version })
}

const KEEP = sql(`
  insert into asset_versions (id, organization_id, asset_id, number, media_type, preview, size, width, height, thumbnail, content_version,
    blob_key, checksum, replaced_at, replaced_by)
  select $3, $1, id, 1 + (select max(number) from asset_versions where organization_id = $1 and asset_id = $2),
    media_type, preview, size, width, height, thumbnail, content_version, blob_key, checksum, now(), $4
  from assets where organization_id = $1 and id = $2`)
const TAKE = sql<{ thumbnail: ThumbnailState; indexing: IndexingState; contentVersion: string }>(`
  update assets asset set media_type = version.media_type, preview = version.preview, size = version.size, width = version.width,
    height = version.height, thumbnail = version.thumbnail, indexing = $5, content_version = version.content_version,
    blob_key = version.blob_key, checksum = version.checksum, versions_size = asset.versions_size + asset.size - version.size,
    revision = asset.revision + 1, modified_at = now(), modified_by = $4
  from asset_versions version
  where asset.organization_id = $1 and asset.id = $2 and version.organization_id = $1 and version.id = $3
  returning asset.thumbnail, asset.indexing, asset.content_version as "contentVersion"`)
const DROP = sql('delete from asset_versions where organization_id = $1 and asset_id = $2 and id = $3')
const FORGET_TEXT = sql('delete from asset_texts where organization_id = $1 and asset_id = $2')

interface Restoring {
  readonly type: ResourceType
  readonly id: string
  readonly versionId: string
  /** The one that the person saw. */
  readonly revision: number
}

/** Makes a version the asset's file again. The present file becomes the newest version, so that nothing is lost and storage stays as it was. */
export const restoreVersion = async (
  tenant: Tenant,
  jobs: Jobs,
  viewer: Viewer,
  asked: Restoring,
): Promise<Result.Result<{ readonly kept: string; readonly contentVersion: string }, AssetUnseen | Failure<'NOT_FOUND' | 'STALE_EDIT'>>> => {
  const { organizationId } = tenant
  const { type, id, versionId } = asked
  const held = await hold(tenant, viewer, asked)
  if (Result.isFailure(held)) return Result.fail(held.failure)
  const { asset, version } = held.success
  if (asset.revision !== asked.revision) return Result.fail({ code: 'STALE_EDIT' })
  const content = contentTypeOf(version.mediaType)
  const indexed = content?.text === true && isOffered(viewer.features, 'index')
  const kept = randomUUID()
  await tenant.query(KEEP, [organizationId, id, kept, viewer.userId])
  const values = [organizationId, id, versionId, viewer.userId, indexed ? 'Indexing' : 'None']
  const [state] = await tenant.query(TAKE, values)
  if (state === undefined) throw new Error('A version was lost while its asset was locked')
  await tenant.query(DROP, [organizationId, id, versionId])
  await tenant.query(FORGET_TEXT, [organizationId, id])
  await goOnWith(tenant, jobs, [id])
  await readEmbedded(tenant, jobs, id)
  if (content?.preview === 'text' && !indexed) await jobs.send(tenant, text, { assetId: id })
  await keepPageTexts(tenant, id)
  await refreshEntry(tenant, id)
  const { name, folderId } = asset
  const { thumbnail, indexing, contentVersion } = state
  await Promise.all([
    record(tenant, viewer, { kind: 'asset.updated', resource: { id, name }, before: { size: asset.size }, after: { version: version.number, size: version.size } }),
    publish(tenant, { kind: 'contents.changed', folderId, type }, { kind: 'asset.changed', assetId: id, folderId, type, thumbnail, indexing }),
  ])
  return Result.succeed({ kept, contentVersion })
}

const SHRINK = sql<StatesRow>(`update assets asset set versions_size = versions_size - $3 where organization_id = $1 and id = $2 returning ${STATE_COLUMNS}`)
const RELEASE = sql('insert into released_blobs (key, organization_id) values ($2, $1) on conflict do nothing')
const FREE = sql('update organization_usage set used_bytes = used_bytes - $2 where organization_id = $1')

/** Deletes a version for good. Its storage is free with that; its bytes go once nothing names them any more. */
export const deleteVersion = async (
  tenant: Tenant,
  viewer: Viewer,
  jobs: Jobs,
  asked: Omit<Restoring, 'revision'>,
): Promise<Result.Result<Readonly<Record<string, never>>, AssetUnseen | Failure<'NOT_FOUND'>>> => {
  const { organizationId } = tenant
  const { type, id, versionId } = asked
  const held = await hold(tenant, viewer, asked)
  if (Result.isFailure(held)) return Result.fail(held.failure)
  const { asset, version } = held.success
  const { name, folderId } = asset
  await tenant.query(DROP, [organizationId, id, versionId])
  const [state] = await tenant.query(SHRINK, [organizationId, id, version.size])
  await tenant.query(RELEASE, [organizationId, version.blobKey])
  await tenant.query(FREE, [organizationId, version.size])
  await Promise.all([
    record(tenant, viewer, { kind: 'asset.updated', resource: { id, name }, before: { version: version.number, size: version.size } }),
    publish(tenant, { kind: 'usage.changed' }, ...(state === undefined ? [] : [{ kind: 'asset.changed', assetId: id, folderId, type, ...statesOf(state) } as const])),
  ])
  await jobs.send(tenant, releasedFiles, {})
  return Result.succeed({})
}
