import { createHash, randomUUID } from 'node:crypto'
import type { AttributeValues } from '../../src/domain/metadata/assetMetadata.ts'
import { SORT_LENGTH } from '../../src/domain/metadata/names.ts'
import type { MetadataValue, ValueAttribute } from '../../src/domain/metadata/value.ts'
import { VALUE_TYPES } from '../../src/domain/metadata/valueTypes.ts'
import { codePoints } from '../../src/domain/validation/text.ts'
import type { Viewer } from '../access/viewer.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'

const VALUES = sql<{ attributeId: string; values: readonly MetadataValue[] }>(`
  select value.attribute_id as "attributeId", array_agg(value.value order by value.position) as values
  from metadata_values value where value.organization_id = $1 and value.asset_id = $2 and value.attribute_id = any ($3::uuid[])
  group by value.attribute_id`)
const LATEST = sql<{ attributeId: string; revision: number; at: Date; changedBy: string }>(`
  select distinct on (change.attribute_id) change.attribute_id as "attributeId", change.revision, change.at,
    trim(change.first_name || ' ' || change.last_name) as "changedBy"
  from metadata_changes change where change.organization_id = $1 and change.asset_id = $2 and change.attribute_id = any ($3::uuid[])
  order by change.attribute_id, change.revision desc`)

/** What these attributes of an asset say now, one of each. */
export const readValues = async (tenant: Tenant, assetId: string, attributeIds: readonly string[]): Promise<readonly AttributeValues[]> => {
  if (attributeIds.length === 0) return []
  const asked = [tenant.organizationId, assetId, attributeIds]
  const [rows, changes] = await Promise.all([tenant.query(VALUES, asked), tenant.query(LATEST, asked)])
  const [values, latest] = [new Map(rows.map((row) => [row.attributeId, row.values])), new Map(changes.map((change) => [change.attributeId, change]))]
  return attributeIds.map((attributeId) => {
    const change = latest.get(attributeId)
    return {
      attributeId,
      values: values.get(attributeId) ?? [],
      revision: change?.revision ?? 0,
      changedAt: change?.at.toISOString() ?? null,
      changedBy: change?.changedBy ?? '',
    }
  })
}

const REMOVE = sql('delete from metadata_values where organization_id = $1 and asset_id = $2 and attribute_id = any ($3::uuid[])')
const INSERT = sql(`
  insert into metadata_values (organization_id, asset_id, attribute_id, position, template_id, value, key, sort_number, sort_text, first_day, last_day)
  select $1, $2, row.attribute, row.position, row.template, row.value, row.key, row.number, row.text, row.first, row.last
  from unnest($3::uuid[], $4::smallint[], $5::uuid[], $6::text[], $7::text[], $8::double precision[], $9::text[], $10::integer[], $11::integer[])
    as row (attribute, position, template, value, key, number, text, first, last)`)
const CHANGE = sql<{ attributeId: string; revision: number; at: Date }>(`
  insert into metadata_changes (id, organization_id, asset_id, template_id, attribute_id, revision, before, after, changed_by, first_name, last_name)
  select change.id, $1, $2, change.template, change.attribute, change.revision,
    array(select jsonb_array_elements_text(change.before)), array(select jsonb_array_elements_text(change.after)), $3, $4, $5
  from unnest($6::uuid[], $7::uuid[], $8::uuid[], $9::integer[], $10::jsonb[], $11::jsonb[]) as change (id, template, attribute, revision, before, after)
  returning attribute_id as "attributeId", revision, at`)

/** What an index takes: long keys as a digest. */
export const indexedKey = (key: string): string => (codePoints(key).length <= SORT_LENGTH ? key : `#${createHash('sha256').update(key).digest('hex')}`)

/** Values that an attribute gets instead of its own. */
export interface Written {
  readonly templateId: string
  readonly attributeId: string
  readonly attribute: ValueAttribute
  readonly before: AttributeValues
  readonly after: readonly MetadataValue[]
}

/** Writes values with their changes; answers what is there then. */
export const writeValues = async (
  tenant: Tenant,
  author: Pick<Viewer, 'userId' | 'firstName' | 'lastName'>,
  assetId: string,
  written: readonly Written[],
): Promise<readonly AttributeValues[]> => {
  if (written.length === 0) return []
  const { organizationId } = tenant
  const rows = written.flatMap(({ templateId, attributeId, attribute, after }) =>
    after.map((value, position) => {
      const { keyOf, sortOf, spanOf } = VALUE_TYPES[attribute.type]
      const [sort, span] = [sortOf(value, attribute), spanOf(value)]
      return { templateId, attributeId, position, value, key: indexedKey(keyOf(value)), sort, span }
    }),
  )
  const columns = [
    rows.map(({ attributeId }) => attributeId),
    rows.map(({ position }) => position),
    rows.map(({ templateId }) => templateId),
    rows.map(({ value }) => value),
    rows.map(({ key }) => key),
    rows.map(({ sort }) => (typeof sort === 'number' ? sort : null)),
    rows.map(({ sort }) => (typeof sort === 'string' ? sort : null)),
    rows.map(({ span }) => span?.first ?? null),
    rows.map(({ span }) => span?.last ?? null),
  ]
  await tenant.query(REMOVE, [organizationId, assetId, written.map(({ attributeId }) => attributeId)])
  await tenant.query(INSERT, [organizationId, assetId, ...columns])
  const changes = await tenant.query(CHANGE, [
    organizationId,
    assetId,
    author.userId,
    author.firstName,
    author.lastName,
    written.map(() => randomUUID()),
    written.map(({ templateId }) => templateId),
    written.map(({ attributeId }) => attributeId),
    written.map(({ before }) => before.revision + 1),
    written.map(({ before }) => JSON.stringify(before.values)),
    written.map(({ after }) => JSON.stringify(after)),
  ])
  const changedBy = `${author.firstName} ${author.lastName}`.trim()
  return written.map(({ attributeId, after }) => {
    const change = changes.find((one) => one.attributeId === attributeId)
    return { attributeId, values: after, revision: change?.revision ?? 0, changedAt: change?.at.toISOString() ?? null, changedBy }
  })
}
