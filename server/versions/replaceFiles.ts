import { can } from '../../src/domain/rights/can.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { Viewer } from '../access/viewer.ts'
import type { Actor } from '../audit/record.ts'
import { sql, type Statement, type Unread } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import * as kinds from '../processing/kinds.ts'
import type { AccessScope } from '../access/scope.ts'
import { restrictedAmong } from '../items/restrictedItems.ts'
import { forgetEntries } from '../search-index/restingEntries.ts'
import { refreshEntry } from '../search-index/assetEntries.ts'
import { copyEmbedded } from '../embedded-metadata/carried.ts'
import { copyPageTexts } from '../page-texts/pageTexts.ts'
import { copyPersons, forgetPersons } from '../persons/personRows.ts'
import { takeTies } from '../relations/ties.ts'
import { carryEmbargoes } from './carriedEmbargo.ts'

/** Who replaces; whoever replaces nothing needs no permissions for it. */
export type Editor = AccessScope & Partial<Pick<Viewer, 'permissions'>>

/** An asset whose file takes the place of another one's. */
interface Replacement {
  readonly from: string
  readonly to: string
}

const PAIRS = 'unnest($2::uuid[], $3::uuid[]) as pair (source, target)'

const TARGETS = sql<Replacement>(`
  select place.source as "from", asset.id as "to"
  from unnest($2::uuid[], $3::uuid[], $4::text[]) as place (source, parent, key)
  join assets asset on asset.organization_id = $1 and asset.folder_id = place.parent and asset.name_key = place.key and asset.trashed_at is null`)

/** The assets that are there by these names. */
export const targetsOf = (tenant: Tenant, arriving: readonly { readonly id: string; readonly parentId: string; readonly key: string }[]): Promise<readonly Replacement[]> =>
  tenant.query(TARGETS, [tenant.organizationId, arriving.map(({ id }) => id), arriving.map(({ parentId }) => parentId), arriving.map(({ key }) => key)])

export type ReplaceRefusal = Failure<'PERMISSION_DENIED' | 'ASSET_RESTRICTED_ACCESS'>

/** Why somebody may not have these files replaced. */
export const refusalToReplace = async (
  tenant: Tenant,
  editor: Editor,
  pairs: readonly Replacement[],
): Promise<ReplaceRefusal | undefined> => {
  if (pairs.length === 0) return undefined
  if (!can(editor.permissions ?? [], 'replaceFile')) return { code: 'PERMISSION_DENIED' }
  const hidden = await restrictedAmong(tenant, editor, [], pairs.map(({ to }) => to))
  return hidden.size > 0 ? { code: 'ASSET_RESTRICTED_ACCESS' } : undefined
}

/** What ends is locked before it is read: whatever is tied to it later would be gone with it. */
const LOCK = sql('select id from assets where organization_id = $1 and id = any ($2::uuid[]) order by id for update')

/** Of many, before they are replaced a piece after the other: all of them in one order. */
export const lockReplaced = async (tenant: Tenant, pairs: readonly Replacement[]): Promise<void> => {
  if (pairs.length > 0) await tenant.query(LOCK, [tenant.organizationId, pairs.flatMap(({ from, to }) => [from, to])])
}

/** What is there keeps its file as the newest version. */
export const KEEP_VERSIONS = sql(`
  insert into asset_versions (id, organization_id, asset_id, number, media_type, preview, size, width, height, thumbnail, content_version,
    blob_key, checksum, replaced_at, replaced_by)
  select gen_random_uuid(), $1, asset.id,
    1 + coalesce((select max(number) from asset_versions version where version.organization_id = $1 and version.asset_id = asset.id), 0),
    asset.media_type, asset.preview, asset.size, asset.width, asset.height, asset.thumbnail, asset.content_version, asset.blob_key,
    asset.checksum, now(), $4
  from ${PAIRS} join assets asset on asset.organization_id = $1 and asset.id = pair.target`)
/** The versions of what gives its file away go along, behind those that are there. */
const TAKE_VERSIONS = sql(`
  update asset_versions version set asset_id = pair.target, number = version.number + base.number
  from ${PAIRS}
  cross join lateral (
    select coalesce(max(number), 0) as number from asset_versions there where there.organization_id = $1 and there.asset_id = pair.target
  ) base
  where version.organization_id = $1 and version.asset_id = pair.source`)
const takeFile = (takesVersions: boolean): Statement<Unread> => sql(`
  update assets asset set media_type = source.media_type, preview = source.preview, size = source.size, width = source.width,
    height = source.height, thumbnail = source.thumbnail, indexing = source.indexing, indexing_failure = source.indexing_failure, content_version = source.content_version,
    blob_key = source.blob_key, checksum = source.checksum,
    versions_size = asset.versions_size + asset.size ${takesVersions ? '+ source.versions_size' : ''},
    revision = asset.revision + 1, modified_at = now(), modified_by = $4
  from ${PAIRS} join assets source on source.organization_id = $1 and source.id = pair.source
  where asset.organization_id = $1 and asset.id = pair.target`)
const TAKE_FILE = takeFile(true)
const SHARE_FILE = takeFile(false)
const FORGET_TEXTS = sql('delete from asset_texts where organization_id = $1 and asset_id = any ($2::uuid[])')
const COPY_TEXTS = sql(`
  insert into asset_texts (asset_id, organization_id, text, truncated, rows)
  select pair.target, $1, text.text, text.truncated, text.rows
  from ${PAIRS} join asset_texts text on text.organization_id = $1 and text.asset_id = pair.source`)
/** Who may not see the one may not see its file as another one's either. */
const KEEP_HIDDEN = sql(`
  insert into access_restriction_rules (id, organization_id, user_id, group_id, type, asset_id, created_at, created_by)
  select gen_random_uuid(), $1, restriction.user_id, restriction.group_id, restriction.type, pair.target, restriction.created_at, restriction.created_by
  from ${PAIRS} join access_restriction_rules restriction on restriction.organization_id = $1 and restriction.asset_id = pair.source
  on conflict do nothing`)
const KEEP_UNPUBLISHED = sql(`
  insert into publication_restrictions (id, organization_id, type, asset_id, created_at, created_by)
  select gen_random_uuid(), $1, restriction.type, pair.target, restriction.created_at, restriction.created_by
  from ${PAIRS} join publication_restrictions restriction on restriction.organization_id = $1 and restriction.asset_id = pair.source
  on conflict do nothing`)
const REMOVE = sql('delete from assets where organization_id = $1 and id = any ($2::uuid[])')
const FEWER = sql('update organization_usage set files = files - $2 where organization_id = $1')
const WAITING = sql<{ id: string; thumbnail: boolean; text: boolean }>(`
  select id, thumbnail = 'Pending' as thumbnail, indexing = 'Indexing' as text from assets
  where organization_id = $1 and id = any ($2::uuid[]) and (thumbnail = 'Pending' or indexing = 'Indexing')`)

/** Puts in line what was still waiting to be done for files that belong to other assets now. */
export const goOnWith = async (tenant: Tenant, jobs: Jobs, ids: readonly string[]): Promise<void> => {
  const { organizationId } = tenant
  const waiting = await tenant.query(WAITING, [organizationId, ids])
  for (const { id, thumbnail, text } of waiting) {
    if (thumbnail) await jobs.send(tenant, kinds.thumbnail, { assetId: id })
    if (text) await jobs.send(tenant, kinds.text, { assetId: id })
  }
}

/**
 * Gives assets the files of others. What is there stays what it is and where it is, under its number, keeps its old file as a version, and
 * is held back as long as the file that it gets.
 * `gives`: the source ends, because it was moved or restored; its versions, its restrictions and what people tied to it go along. A copy
 * shares the stored file alone.
 */
export const replaceFiles = async (tenant: Tenant, jobs: Jobs, author: Actor, pairs: readonly Replacement[], { gives }: { readonly gives: boolean }): Promise<void> => {
  if (pairs.length === 0) return
  const { organizationId } = tenant
  const [sources, targets] = [pairs.map(({ from }) => from), pairs.map(({ to }) => to)]
  const columns = [organizationId, sources, targets]
  if (gives) await lockReplaced(tenant, pairs)
  await tenant.query(KEEP_VERSIONS, [...columns, author.userId])
  if (gives) await tenant.query(TAKE_VERSIONS, columns)
  await tenant.query(gives ? TAKE_FILE : SHARE_FILE, [...columns, author.userId])
  await tenant.query(FORGET_TEXTS, [organizationId, targets])
  await tenant.query(COPY_TEXTS, columns)
  await copyPageTexts(tenant, sources, targets)
  await copyEmbedded(tenant, sources, targets)
  await forgetPersons(tenant, sources, targets)
  if (gives) await takeTies(tenant, pairs)
  else await copyPersons(tenant, sources, targets)
  await tenant.query(KEEP_HIDDEN, columns)
  await tenant.query(KEEP_UNPUBLISHED, columns)
  await carryEmbargoes(tenant, author, sources, targets)
  if (gives) {
    await tenant.query(REMOVE, [organizationId, sources])
    await forgetEntries(tenant, sources)
    await tenant.query(FEWER, [organizationId, sources.length])
  }
  await goOnWith(tenant, jobs, targets)
  for (const id of targets) await refreshEntry(tenant, id)
}
