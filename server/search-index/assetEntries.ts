import type { ResourceType } from '../../src/domain/access/modules.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { entries, entry } from './kinds.ts'
import { METADATA, metadataWords, type IndexedValue } from './metadataWords.ts'
import { putEntries, putEntry } from './entries.ts'
import { restEntry } from './restingEntries.ts'
import { inTurns } from './turns.ts'

interface Row {
  readonly type: ResourceType
  readonly name: string
  readonly seoTitle: string
  readonly persons: readonly string[]
  readonly metadata: readonly IndexedValue[]
  readonly fileNumber: string
  readonly description: string
  readonly tags: readonly string[]
  readonly content: string | null
  readonly trashed: boolean
}

/** Who can be seen in what the asset holds now. */
const PERSONS = `
  array(
    select person.name from asset_persons person
    where person.organization_id = $1 and person.asset_id = asset.id and person.content_version = asset.content_version
  ) as persons`

/** The text counts where the asset says that it is indexed. */
const READ = sql<Row>(`
  select asset.type, ${PERSONS}, ${METADATA}, asset.name, asset.seo_title as "seoTitle", asset.file_number as "fileNumber", asset.description, asset.tags, text.text as content,
    asset.trashed_at is not null as trashed
  from assets asset
  left join asset_texts text on text.asset_id = asset.id and asset.indexing = 'Indexed'
  where asset.organization_id = $1 and asset.id = $2`)

/** Assets whose words are read at a time, where their texts are short. */
const BATCH = 200

/** How long the texts are, in bytes: that is known without reading them. */
const SIZES = sql<Sized>(`
  select asset.id, coalesce(octet_length(text.text), 0) as size
  from assets asset
  left join asset_texts text on text.asset_id = asset.id and asset.indexing = 'Indexed'
  where asset.organization_id = $1 and asset.id = any ($2::uuid[])`)

const READ_ALL = sql<NewRow>(`
  select asset.id, ${PERSONS}, ${METADATA}, asset.name, asset.seo_title as "seoTitle", asset.file_number as "fileNumber", asset.description, asset.tags, coalesce(text.text, '') as content
  from assets asset
  left join asset_texts text on text.asset_id = asset.id and asset.indexing = 'Indexed'
  where asset.organization_id = $1 and asset.id = any ($2::uuid[])`)

type NewRow = Omit<Row, 'type' | 'trashed' | 'content'> & { readonly id: string; readonly content: string }

/** An asset with how much there is to be read of it, in bytes. */
interface Sized {
  readonly id: string
  readonly size: number
}

const sizesOf = (tenant: Tenant, ids: readonly string[]): Promise<readonly Sized[]> => tenant.query(SIZES, [tenant.organizationId, ids])

/** Reads no more texts at once than have their turn together. */
const enter = async (tenant: Tenant, type: ResourceType, assets: readonly Sized[]): Promise<void> => {
  for (const turn of inTurns(assets, ({ size }) => size)) {
    const rows = await tenant.query(READ_ALL, [tenant.organizationId, turn.map(({ id }) => id)])
    await putEntries(tenant, 'asset', type, rows.map((row) => ({ ...row, metadata: metadataWords(row.metadata) })))
  }
}

/** Makes assets of one module findable by what they are now. */
export const enterAssets = async (tenant: Tenant, type: ResourceType, ids: readonly string[]): Promise<void> => {
  for (let at = 0; at < ids.length; at += BATCH) await enter(tenant, type, await sizesOf(tenant, ids.slice(at, at + BATCH)))
}

/** The longest text that is taken apart while somebody waits, in bytes. */
const SHORT = 20_000

/** So much of texts is taken apart in one edit of many assets, in bytes: less than a second's work. */
export const ENTERED_AT_ONCE = 2_000_000

/** What of {@link ENTERED_AT_ONCE} an edit has left, and how many assets it still enters at once; left out: all of them. */
export interface Room {
  left: number
  assets?: number
}

/** An edit of so many assets ends when they are found by what they are now; those of a larger one are moments later. An index entry takes some milliseconds. */
const ENTERED_WITH_EDIT = 100

/** The room of an edit for whose end somebody waits. */
export const roomOfEdit = (): Room => ({ left: ENTERED_AT_ONCE, assets: ENTERED_WITH_EDIT })

/**
 * Makes assets of one module findable by what they are now: those with short texts at once, while there is room for all of them; the others moments
 * later: long texts by the workers.
 */
export const enterInTime = async (tenant: Tenant, jobs: Jobs, type: ResourceType, ids: readonly string[], room: Room): Promise<void> => {
  if (room.assets !== undefined && ids.length > room.assets) {
    await jobs.send(tenant, entries, { assetIds: ids })
    return
  }
  if (room.assets !== undefined) room.assets -= ids.length
  const later: string[] = []
  for (let at = 0; at < ids.length; at += BATCH) {
    const now: Sized[] = []
    for (const asset of await sizesOf(tenant, ids.slice(at, at + BATCH))) {
      if (asset.size > Math.min(SHORT, room.left)) later.push(asset.id)
      else {
        room.left -= asset.size
        now.push(asset)
      }
    }
    await enter(tenant, type, now)
  }
  for (const assetId of later) await jobs.send(tenant, entry, { assetId })
}

/** An asset that is held while its entry is written, so that this is not older than what it replaces. */
export interface Held {
  readonly id: string
  readonly type: ResourceType
  readonly trashed: boolean
}

/** The same for assets of any module, and for those that lie in the trash. */
export const enterHeld = async (tenant: Tenant, jobs: Jobs, assets: readonly Held[], room: Room): Promise<void> => {
  const found = assets.filter(({ trashed }) => !trashed)
  for (const [type, own] of Map.groupBy(found, (asset) => asset.type)) await enterInTime(tenant, jobs, type, own.map(({ id }) => id), room)
  for (const { id, trashed } of assets) if (trashed) await refreshEntry(tenant, id)
}

/** Whoever edits the asset or moves it to the trash meanwhile waits, so that what is read is not older than the entry that it replaces. */
const HOLD = sql('select id from assets where organization_id = $1 and id = $2 for no key update')

/** Makes an asset findable by what it is now. */
export const refreshEntry = async (tenant: Tenant, id: string): Promise<void> => {
  const asked = [tenant.organizationId, id]
  // Sent one behind the other: it is read once it is held.
  const [, [row]] = await Promise.all([tenant.query(HOLD, asked), tenant.query(READ, asked)])
  if (row === undefined) return
  const { content, trashed, metadata, ...rest } = row
  await putEntry(tenant, { id, kind: 'asset', ...rest, metadata: metadataWords(metadata), ...(content === null ? {} : { content }) })
  // What was being read when it was moved to the trash is found once it is back.
  if (trashed) await restEntry(tenant, id)
}
