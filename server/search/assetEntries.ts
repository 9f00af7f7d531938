import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Tenant } from '../database/tenant.ts'
import { putEntries, putEntry } from './entries.ts'
import { restEntry } from './restingEntries.ts'
import { inTurns } from './turns.ts'

interface Row {
  readonly type: ResourceType
  readonly name: string
  readonly persons: readonly string[]
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
const READ = `
  select asset.type, ${PERSONS}, asset.name, asset.file_number as "fileNumber", asset.description, asset.tags, text.text as content,
    asset.trashed_at is not null as trashed
  from assets asset
  left join asset_texts text on text.asset_id = asset.id and asset.indexing = 'Indexed'
  where asset.organization_id = $1 and asset.id = $2`

/** Assets whose words are read at a time. */
const TOGETHER = 200

const READ_ALL = `
  select asset.id, ${PERSONS}, asset.name, asset.file_number as "fileNumber", asset.description, asset.tags, coalesce(text.text, '') as content
  from assets asset
  left join asset_texts text on text.asset_id = asset.id and asset.indexing = 'Indexed'
  where asset.organization_id = $1 and asset.id = any ($2::uuid[])`

type NewRow = Omit<Row, 'type' | 'trashed' | 'content'> & { readonly id: string; readonly content: string }

/** Makes assets of one module findable by what they are now. */
export const enterAssets = async (tenant: Tenant, type: ResourceType, ids: readonly string[]): Promise<void> => {
  for (let at = 0; at < ids.length; at += TOGETHER) {
    const rows = await tenant.query<NewRow>(READ_ALL, [tenant.organizationId, ids.slice(at, at + TOGETHER)])
    for (const turn of inTurns(rows)) await putEntries(tenant, 'asset', type, turn)
  }
}

/** Makes an asset findable by what it is now. */
export const refreshEntry = async (tenant: Tenant, id: string): Promise<void> => {
  const [row] = await tenant.query<Row>(READ, [tenant.organizationId, id])
  if (row === undefined) return
  const { content, trashed, ...rest } = row
  await putEntry(tenant, { id, kind: 'asset', ...rest, ...(content === null ? {} : { content }) })
  // What was being read when it was thrown away is found once it is back.
  if (trashed) await restEntry(tenant, id)
}
