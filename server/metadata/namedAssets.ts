import { RESOURCE_TYPES } from '../../src/domain/access/modules.ts'
import { type NamedWord, namesOf, type Names, type ValueName } from '../../src/domain/metadata/names.ts'
import { nameKey } from '../../src/domain/naming/names.ts'
import type { AccessScope } from '../access/scope.ts'
import { visible } from '../access/visibility.ts'
import { isWellFormedId } from '../database/id.ts'
import { EITHER, sql, variants } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'

type FoundAsset = Required<ValueName>
type Label = Pick<FoundAsset, 'id' | 'label'>

const TYPES = RESOURCE_TYPES.map((type) => `'${type}'`)
const MODULES = TYPES.map((type) => `(${type})`).join(', ')

/** Of each name so many in each module, by which more than one can be told from one. */
const SEVERAL = 2

const NAMED = variants([EITHER], (restricted) => {
  const seen = visible('asset', { isWide: true, user: restricted ? '$5' : undefined })
  const columns = 'asset.id, asset.name as label, asset.type as module, asset.file_number as "fileNumber"'
  return sql<FoundAsset>(`
    select ${columns} from assets asset where asset.organization_id = $1 and asset.file_number_key = any ($2::text[]) and ${seen}
    union
    select ${columns} from assets asset where asset.organization_id = $1 and asset.id = any ($3::uuid[]) and ${seen}
    union
    select named.id, named.label, named.module, named."fileNumber" from unnest($4::text[]) as word (key)
    cross join (values ${MODULES}) as module (type)
    cross join lateral (select ${columns} from assets asset where asset.organization_id = $1 and asset.type = module.type and asset.name_key = word.key and ${seen} order by asset.id limit ${SEVERAL}) named`)
})

const keyOf = (text: string): string => nameKey(text).replaceAll('\0', '').toWellFormed()

/** The assets that texts may mean, as far as their reader sees them: by the file number, the identifier or the whole name. */
const assetsIn = async (tenant: Tenant, scope: AccessScope, texts: readonly string[]): Promise<readonly FoundAsset[]> => {
  const keys = [...new Set(texts.map(keyOf))].filter((key) => key !== '')
  if (keys.length === 0) return []
  return tenant.query(NAMED(scope.restricted), [tenant.organizationId, keys, keys.filter(isWellFormedId), keys, ...(scope.restricted ? [scope.userId] : [])])
}

const LABELS = variants([EITHER], (restricted) =>
  sql<Label>(`
    select asset.id, asset.name as label from assets asset
    where asset.organization_id = $1 and asset.id = any ($2::uuid[]) and ${visible('asset', { isWide: true, user: restricted ? '$3' : undefined })}`),
)

/** What assets are called, as far as their reader sees them. */
export const assetLabels =
  (tenant: Tenant, scope: AccessScope) =>
  (ids: readonly string[]): Promise<readonly Label[]> =>
    tenant.query(LABELS(scope.restricted), [tenant.organizationId, ids, ...(scope.restricted ? [scope.userId] : [])])

/** A file number names its asset, whatever others are called. */
const namesIn = (assets: readonly FoundAsset[]): Names => {
  const numbers = namesOf(assets.map(({ id, fileNumber }) => ({ id, label: fileNumber })))
  const names = namesOf(assets)
  return { ...names, idOf: (text) => numbers.idOf(text) ?? names.idOf(text), idsOf: (text) => (numbers.idOf(text) === undefined ? (names.idsOf?.(text) ?? []) : [numbers.idOf(text) ?? '']) }
}

/** Of a name that more have at least two are in it. */
export const assetsInTexts = async (tenant: Tenant, scope: AccessScope, texts: readonly string[]): Promise<Names> => namesIn(await assetsIn(tenant, scope, texts))

/** Joined rather than listed: of one name there may be thousands. */
const NAMING = variants([EITHER], (restricted) =>
  sql<{ positions: Buffer }>(`
    with named as (
      select asset.id from assets asset
      where asset.organization_id = $1 and asset.type in (${TYPES.join(', ')}) and asset.name_key = $3 and ${visible('asset', { isWide: true, user: restricted ? '$4' : undefined })}
    )
    select coalesce(string_agg(int4send(naming.position), ''), '') as positions
    from assets naming where naming.organization_id = $1 and naming.id in (
      select value.asset_id from named join metadata_values value on value.organization_id = $1 and value.attribute_id = $2 and value.key = named.id::text)`),
)

/** The positions of the assets whose attribute names one of those that are called so, as far as the reader sees these. */
export const positionsNaming = async (tenant: Tenant, scope: AccessScope, attributeId: string, name: string): Promise<Buffer | undefined> => {
  const [row] = await tenant.query(NAMING(scope.restricted), [tenant.organizationId, attributeId, keyOf(name), ...(scope.restricted ? [scope.userId] : [])])
  return row?.positions
}

/** Which asset each word means; none where several are called so. */
export const assetWords = async (tenant: Tenant, scope: AccessScope, words: readonly string[]): Promise<readonly NamedWord[]> => {
  const names = await assetsInTexts(tenant, scope, words)
  return words.map((word) => {
    const key = nameKey(word)
    const id = names.nameOf(key) === undefined ? names.idOf(word) : key
    return { word, option: id === undefined ? null : { id, label: names.nameOf(id) ?? word } }
  })
}
