import type { DescribingTemplate } from '../../src/domain/metadata/assetMetadata.ts'
import { NO_COUNTS } from '../../src/domain/metadata-import/metadataImport.ts'
import type { MetadataValue } from '../../src/domain/metadata/value.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { fieldsOf, holdAssets, recordMany, takeOffMany } from '../guided-move/assets.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import type { Mandate } from '../jobs/mandate.ts'
import { namedAttribute } from '../metadata/namedAttribute.ts'
import { valueNames } from '../metadata/valueNames.ts'
import { readValuesOf, writeValues, type Written } from '../metadata/valueRows.ts'
import { LINES_AT_ONCE, type PieceDone } from './pieces.ts'
import type { HeldImport } from './steps.ts'

interface WrittenLine {
  readonly number: number
  readonly assetId: string
  readonly isAssigned: boolean
}

interface Change {
  readonly assetId: string
  readonly attributeId: string
  readonly revision: number
  readonly before: readonly MetadataValue[]
}

const LINES = sql<WrittenLine>(`
  select number, asset_id as "assetId", is_assigned as "isAssigned" from metadata_import_lines
  where organization_id = $1 and import_id = $2 and number > $3 and asset_id is not null and (written > 0 or is_assigned)
  order by number limit ${LINES_AT_ONCE}`)
const CHANGES = sql<Change>(`
  select asset_id as "assetId", attribute_id as "attributeId", revision, before from metadata_changes
  where organization_id = $1 and operation_id = $2 and asset_id = any ($3::uuid[])`)
const SAYING = sql<{ assetId: string }>(`
  select distinct value.asset_id as "assetId" from metadata_values value
  where value.organization_id = $1 and value.asset_id = any ($2::uuid[]) and value.template_id = $3`)

interface Undoing {
  readonly importId: string
  readonly by: Mandate
  readonly jobs: Jobs
  readonly template: DescribingTemplate
}

/**
 * Takes back what the next lines changed, defaults included, whether it could be typed so or not; what was changed since stays, and is counted
 * as refused. Where the import brought the template with it and nothing else is said, that goes as well.
 */
export const nextUndone = async (tenant: Tenant, { importId, by, jobs, template }: Undoing, { position }: HeldImport): Promise<PieceDone> => {
  const { organizationId } = tenant
  const lines = await tenant.query(LINES, [organizationId, importId, position])
  const assets = await holdAssets(tenant, by, lines.map(({ assetId }) => assetId))
  const ids = assets.map(({ id }) => id)
  const [changes, read] = await Promise.all([
    tenant.query(CHANGES, [organizationId, importId, lines.map(({ assetId }) => assetId)]),
    readValuesOf(tenant, ids, template.attributes.map(({ id }) => id)),
  ])
  const attributes = new Map(template.attributes.map((attribute) => [attribute.id, attribute]))
  const names = await valueNames(tenant, by, changes.map(({ attributeId, before }) => ({ type: attributes.get(attributeId)?.type ?? ('text' as const), values: before })))
  const written = changes.flatMap(({ assetId, attributeId, revision, before }): readonly Written[] => {
    const attribute = attributes.get(attributeId)
    if (attribute === undefined || !ids.includes(assetId) || read(assetId, attributeId).revision !== revision) return []
    const after = names.current(before, attribute.type)
    return [{ assetId, templateId: template.id, attributeId, attribute: namedAttribute(attribute, names, after), before: read(assetId, attributeId), after }]
  })
  await writeValues(tenant, by, written)
  const saying = new Set((await tenant.query(SAYING, [organizationId, ids, template.id])).map(({ assetId }) => assetId))
  const brought = lines.filter(({ assetId, isAssigned }) => isAssigned && ids.includes(assetId) && !saying.has(assetId))
  const off = await takeOffMany(tenant, brought.map(({ assetId }) => assetId), template.id)
  const fields = fieldsOf(off, written)
  await recordMany(tenant, jobs, by, assets, fields)
  return {
    counts: { ...NO_COUNTS, lines: lines.length, found: fields.size, changed: written.length, refused: changes.length - written.length },
    position: lines.at(-1)?.number ?? position,
    isLast: lines.length < LINES_AT_ONCE,
  }
}
