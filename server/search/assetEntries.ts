import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Tenant } from '../database/tenant.ts'
import { putEntry } from './entries.ts'

interface Row {
  readonly type: ResourceType
  readonly name: string
  readonly fileNumber: string
  readonly description: string
  readonly content: string | null
}

/** The text counts where the asset says that it is indexed. */
const READ = `
  select asset.type, asset.name, asset.file_number as "fileNumber", asset.description, text.text as content
  from assets asset
  left join asset_texts text on text.asset_id = asset.id and asset.indexing = 'Indexed'
  where asset.organization_id = $1 and asset.id = $2`

/** Makes an asset findable by what it is now. */
export const refreshEntry = async (tenant: Tenant, id: string): Promise<void> => {
  const [row] = await tenant.query<Row>(READ, [tenant.organizationId, id])
  if (row === undefined) return
  const { content, ...rest } = row
  await putEntry(tenant, { id, kind: 'asset', ...rest, ...(content === null ? {} : { content }) })
}
