import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { LineKey } from '../../src/domain/metadata-import/importLine.ts'
import { IMPORT_KEYS, type ImportKey } from '../../src/domain/metadata-import/metadataImport.ts'
import type { AccessScope } from '../access/scope.ts'
import { visible } from '../access/visibility.ts'
import { isWellFormedId } from '../database/id.ts'
import { EITHER, sql, variants } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'

interface FoundRow {
  readonly key: string
  readonly id: string
}

const COLUMNS: Readonly<Record<ImportKey, string>> = { id: 'id::text', fileNumber: 'file_number_key', name: 'name_key' }
const WITHIN: Readonly<Record<ImportKey, string>> = { id: 'asset.id = any ($3::uuid[])', fileNumber: 'asset.file_number_key = any ($3::text[])', name: 'asset.folder_id = $4 and asset.name_key = any ($3::text[])' }

const FIND = variants([IMPORT_KEYS, EITHER], (by, restricted) => sql<FoundRow>(`
  select asset.${COLUMNS[by]} as key, asset.id from assets asset
  where asset.organization_id = $1 and asset.type = $2 and ${WITHIN[by]}
    and ${visible('asset', { isWide: true, user: restricted ? (by === 'name' ? '$5' : '$4') : undefined })}`))

/** The assets that keys find, as far as the person sees them. */
export const foundAssets = async (
  tenant: Tenant,
  viewer: AccessScope,
  { type, folderId }: { readonly type: ResourceType; readonly folderId: string | null },
  keys: readonly LineKey[],
): Promise<(key: LineKey) => string | undefined> => {
  const found = new Map<string, string>()
  for (const by of IMPORT_KEYS) {
    const values = keys.filter((key) => key.by === by && (by !== 'id' || isWellFormedId(key.value))).map(({ value }) => value)
    if (values.length === 0 || (by === 'name' && folderId === null)) continue
    const rows = await tenant.query(FIND(by, viewer.restricted), [tenant.organizationId, type, values, ...(by === 'name' ? [folderId] : []), ...(viewer.restricted ? [viewer.userId] : [])])
    for (const { key, id } of rows) found.set(`${by} ${key}`, id)
  }
  return ({ by, value }) => found.get(`${by} ${value}`)
}
