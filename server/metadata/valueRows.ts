import { createHash } from 'node:crypto'
import type { AttributeValues } from '../../src/domain/metadata/assetMetadata.ts'
import { SORT_LENGTH } from '../../src/domain/metadata/names.ts'
import type { MetadataValue, ValueAttribute } from '../../src/domain/metadata/value.ts'
import { VALUE_TYPES } from '../../src/domain/metadata/valueTypes.ts'
import { isChoice } from '../../src/domain/templates/attributeTypes.ts'
import { codePoints } from '../../src/domain/validation/text.ts'
import type { Viewer } from '../access/viewer.ts'
import { timedId } from '../database/id.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { isoOf } from '../items/assetRows.ts'

const VALUES = sql<{ assetId: string; attributeId: string; values: readonly MetadataValue[] }>(`
  select value.asset_id as "assetId", value.attribute_id as "attributeId", to_json(array_agg(value.value order by value.position)) as values
  from metadata_values value where value.organization_id = $1 and value.asset_id = any ($2::uuid[]) and value.attribute_id = any ($3::uuid[])
  group by value.asset_id, value.attribute_id`)
const LATEST = sql<{ assetId: string; attributeId: string; revision: number; at: string; changedBy: string }>(`
  select distinct on (change.asset_id, change.attribute_id) change.asset_id as "assetId", change.attribute_id as "attributeId", change.revision, change.at::text as at,
    trim(change.first_name || ' ' || change.last_name) as "changedBy"
  from metadata_changes change
  where change.organization_id = $1 and change.asset_id = any ($2::uuid[]) and change.attribute_id = any ($3::uuid[])
  order by change.asset_id, change.attribute_id, change.revision desc`)

/** Values of an asset, as a table: short ones by an index that holds them, the others by their own (migration 0620). */
export const valuesOf = (asset: string, condition: string): string => {
  const ofSize = (size: string) => `
    select value.attribute_id, value.position, value.value from metadata_values value
    where value.organization_id = $1 and value.asset_id = ${asset} and ${condition} and octet_length(value.value) ${size} 200`
  return `(${ofSize('<=')} union all ${ofSize('>')})`
}

const nothingOf = (attributeId: string): AttributeValues => ({ attributeId, values: [], revision: 0, changedAt: null, changedBy: '' })

/** What attributes of assets say, by both. */
export type ReadValues = (assetId: string, attributeId: string) => AttributeValues

/** What these attributes of these assets say now. `revised`: those of them of which it is told since when, and by whom. */
export const readValuesOf = async (tenant: Tenant, assetIds: readonly string[], attributeIds: readonly string[], revised = attributeIds): Promise<ReadValues> => {
  const asked = [tenant.organizationId, assetIds]
  const isNothing = assetIds.length === 0 || attributeIds.length === 0
  const [rows, changes] = isNothing ? [[], []] : await Promise.all([tenant.query(VALUES, [...asked, attributeIds]), tenant.query(LATEST, [...asked, revised])])
  const read = new Map(assetIds.map((id) => [id, new Map<string, AttributeValues>()]))
  for (const { assetId, attributeId, values } of rows) read.get(assetId)?.set(attributeId, { ...nothingOf(attributeId), values })
  for (const { assetId, attributeId, revision, at, changedBy } of changes) {
    const of = read.get(assetId)
    of?.set(attributeId, { attributeId, values: of.get(attributeId)?.values ?? [], revision, changedAt: isoOf(at), changedBy })
  }
  return (assetId, attributeId) => read.get(assetId)?.get(attributeId) ?? nothingOf(attributeId)
}

/** What these attributes of an asset say now, one of each. */
export const readValues = async (tenant: Tenant, assetId: string, attributeIds: readonly string[]): Promise<readonly AttributeValues[]> => {
  const read = await readValuesOf(tenant, [assetId], attributeIds)
  return attributeIds.map((attributeId) => read(assetId, attributeId))
}

/** Behind those that are written. */
const REMOVE = sql(`
  delete from metadata_values value using unnest($2::uuid[], $3::uuid[], $4::smallint[]) as written (asset, attribute, count)
  where value.organization_id = $1 and value.asset_id = written.asset and value.attribute_id = written.attribute and value.position >= written.count`)
/**
 * In the order of the indexes: many rows take a third less of the processor than asset by asset. In the place of what was there: of a new row PostgreSQL
 * asks anew whether there is such an asset and such an attribute.
 */
const WRITE = sql(`
  insert into metadata_values (organization_id, asset_id, attribute_id, position, template_id, value, key, sort_number, sort_text, first_day, last_day)
  select $1, row.asset, row.attribute, row.position, row.template, row.value, row.key, row.number, row.text, row.first, row.last
  from unnest($2::uuid[], $3::uuid[], $4::smallint[], $5::uuid[], $6::text[], $7::text[], $8::double precision[], $9::text[], $10::integer[], $11::integer[])
    as row (asset, attribute, position, template, value, key, number, text, first, last)
  order by row.attribute, row.key, row.asset
  on conflict (organization_id, asset_id, attribute_id, position) do update set template_id = excluded.template_id, value = excluded.value, key = excluded.key,
    sort_number = excluded.sort_number, sort_text = excluded.sort_text, first_day = excluded.first_day, last_day = excluded.last_day`)
/** All of one moment. */
const CHANGE = sql<{ at: string }>(`
  with change as (
    insert into metadata_changes (id, organization_id, asset_id, template_id, attribute_id, revision, before, after, changed_by, first_name, last_name, operation_id)
    select change.id, $1, change.asset, change.template, change.attribute, change.revision, change.before, change.after, $2, $3, $4, $5
    from json_to_recordset($6::json) as change (id uuid, asset uuid, template uuid, attribute uuid, revision integer, before text[], after text[])
    returning at
  )
  select at::text as at from change limit 1`)

/** What an index takes: long keys as a digest. */
export const indexedKey = (key: string): string => (codePoints(key).length <= SORT_LENGTH ? key : `#${createHash('sha256').update(key).digest('hex')}`)

/** Values that an attribute of an asset gets instead of its own. */
export interface Written {
  readonly assetId: string
  readonly templateId: string
  readonly attributeId: string
  readonly attribute: ValueAttribute
  readonly before: AttributeValues
  readonly after: readonly MetadataValue[]
}

/** Fewer rows are written than there are. A choice may have more than it says: of options that were merged since. */
const leavesRows = ({ attribute, before, after }: Written): boolean => isChoice(attribute.type) || before.values.length > after.length

const remove = async (tenant: Tenant, written: readonly Written[]): Promise<void> => {
  if (written.length === 0) return
  await tenant.query(REMOVE, [tenant.organizationId, written.map(({ assetId }) => assetId), written.map(({ attributeId }) => attributeId), written.map(({ after }) => after.length)])
}

const insert = async (tenant: Tenant, written: readonly Written[]): Promise<void> => {
  const rows = written.flatMap(({ assetId, templateId, attributeId, attribute, after }) =>
    after.map((value, position) => {
      const { keyOf, sortOf, spanOf } = VALUE_TYPES[attribute.type]
      return { assetId, templateId, attributeId, position, value, key: indexedKey(keyOf(value)), sort: sortOf(value, attribute), span: spanOf(value) }
    }),
  )
  if (rows.length === 0) return
  await tenant.query(WRITE, [
    tenant.organizationId,
    rows.map(({ assetId }) => assetId),
    rows.map(({ attributeId }) => attributeId),
    rows.map(({ position }) => position),
    rows.map(({ templateId }) => templateId),
    rows.map(({ value }) => value),
    rows.map(({ key }) => key),
    rows.map(({ sort }) => (typeof sort === 'number' ? sort : null)),
    rows.map(({ sort }) => (typeof sort === 'string' ? sort : null)),
    rows.map(({ span }) => span?.first ?? null),
    rows.map(({ span }) => span?.last ?? null),
  ])
}

/**
 * Writes values with their changes, each attribute of an asset once; answers what is there then, one of each in their order. `operationId` names
 * what changes many of them, so that it is taken back together.
 */
export const writeValues = async (
  tenant: Tenant,
  author: Pick<Viewer, 'userId' | 'firstName' | 'lastName'>,
  written: readonly Written[],
  operationId: string | null = null,
): Promise<readonly AttributeValues[]> => {
  if (written.length === 0) return []
  const { organizationId } = tenant
  const changes = written.map(({ assetId: asset, templateId: template, attributeId: attribute, before, after }) => ({
    id: timedId(), asset, template, attribute, revision: before.revision + 1, before: before.values, after,
  }))
  // Sent one behind the other, and waited for once.
  const [, , [made]] = await Promise.all([
    remove(tenant, written.filter(leavesRows)),
    insert(tenant, written),
    tenant.query(CHANGE, [organizationId, author.userId, author.firstName, author.lastName, operationId, JSON.stringify(changes)]),
  ])
  const changedBy = `${author.firstName} ${author.lastName}`.trim()
  const changedAt = made === undefined ? null : isoOf(made.at)
  return changes.map(({ attribute, revision, after }) => ({ attributeId: attribute, values: after, revision, changedAt, changedBy }))
}
