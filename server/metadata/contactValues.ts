import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { MetadataValue } from '../../src/domain/metadata/value.ts'
import type { Actor } from '../audit/record.ts'
import { recordAll } from '../audit/recordAll.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publish } from '../events/publish.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { enterHeld, roomOfEdit } from '../search-index/assetEntries.ts'
import { SAID_OF } from './followNames.ts'
import { valueNames, type ValueNames } from './valueNames.ts'
import { readValuesOf, writeValues, type Written } from './valueRows.ts'

interface HeldAsset {
  readonly id: string
  readonly name: string
  readonly type: ResourceType
  readonly trashed: boolean
}

const HELD = 'asset.id, asset.name, asset.type, asset.trashed_at is not null as trashed from assets asset where asset.organization_id = $1 and asset.id = any'
/** In one order, so that nobody waits for each other. */
const HOLD_SAYING = sql<HeldAsset>(`select ${HELD} (array(select value.asset_id from ${SAID_OF})) order by asset.id for no key update`)
const HOLD = sql<HeldAsset>(`select ${HELD} ($2::uuid[]) order by asset.id for no key update`)
const SAYING = sql<Place>(`select distinct value.asset_id as "assetId", value.attribute_id as "attributeId", value.template_id as "templateId" from ${SAID_OF}`)
const CHANGES = sql<Place & { readonly before: readonly MetadataValue[]; readonly revision: number }>(`
  select asset_id as "assetId", attribute_id as "attributeId", template_id as "templateId", before, revision from metadata_changes
  where organization_id = $1 and operation_id = $2`)
const DESCRIBED = sql<{ assetId: string; templateId: string }>(`
  select asset_id as "assetId", template_id as "templateId" from asset_templates where organization_id = $1 and asset_id = any ($2::uuid[])`)

interface Place {
  readonly assetId: string
  readonly attributeId: string
  readonly templateId: string
}

interface Work {
  readonly tenant: Tenant
  readonly jobs: Jobs
  readonly actor: Actor
  /** By which it is taken back together. */
  readonly operationId: string
}

const NOBODY_KEPT_OUT = { userId: '', restricted: false }

const attributeOf = (names: ValueNames, attributeId: string): Written['attribute'] => {
  const known = names.of({ id: attributeId, type: 'contact' })
  return { type: 'contact', unit: null, currency: null, ...(known === undefined ? {} : { names: known }) }
}

/** Writes values with their changes, tells the history of each asset, and has it found by what it says now. */
const write = async ({ tenant, jobs, actor, operationId }: Work, assets: readonly HeldAsset[], written: readonly Omit<Written, 'attribute'>[]): Promise<void> => {
  if (written.length === 0) return
  const names = await valueNames(tenant, NOBODY_KEPT_OUT, [{ type: 'contact', values: written.flatMap(({ after }) => after) }])
  await writeValues(tenant, actor, written.map((one) => ({ ...one, attribute: attributeOf(names, one.attributeId) })), operationId)
  const counts = Map.groupBy(written, ({ assetId }) => assetId)
  const changed = assets.filter(({ id }) => counts.has(id))
  await recordAll(tenant, actor, 'asset.updated', changed.map(({ id, name }) => ({ id, name, before: {}, after: { metadata: counts.get(id)?.length ?? 0 } })))
  await enterHeld(tenant, jobs, changed, roomOfEdit())
  for (const type of new Set(changed.map((asset) => asset.type))) await publish(tenant, { kind: 'library.changed', type })
}

/** Every asset that says one of these contacts says another one instead, or nobody, whoever is in its templates. */
export const replaceContacts = async (work: Work, contactIds: readonly string[], into: string | null): Promise<void> => {
  const { tenant } = work
  const asked = [tenant.organizationId, contactIds]
  const assets = await tenant.query(HOLD_SAYING, asked)
  if (assets.length === 0) return
  const places = await tenant.query(SAYING, asked)
  const read = await readValuesOf(tenant, assets.map(({ id }) => id), [...new Set(places.map(({ attributeId }) => attributeId))])
  const written = places.map((place) => {
    const before = read(place.assetId, place.attributeId)
    const after = before.values.flatMap((value) => (contactIds.includes(value) ? (into ?? []) : value))
    return { ...place, before, after: [...new Set(after)] }
  })
  await write(work, assets, written)
}

/** Values that an operation changed, and nobody since, are as before; `operationId` of the work names what is written now. */
export const restoreContactValues = async (work: Work, changedBy: string): Promise<void> => {
  const { tenant } = work
  const changes = await tenant.query(CHANGES, [tenant.organizationId, changedBy])
  if (changes.length === 0) return
  const ids = [...new Set(changes.map(({ assetId }) => assetId))]
  const assets = await tenant.query(HOLD, [tenant.organizationId, ids])
  const described = new Set((await tenant.query(DESCRIBED, [tenant.organizationId, ids])).map(({ assetId, templateId }) => `${assetId} ${templateId}`))
  const read = await readValuesOf(tenant, ids, [...new Set(changes.map(({ attributeId }) => attributeId))])
  const written = changes.flatMap(({ before: after, revision, ...place }) => {
    const before = read(place.assetId, place.attributeId)
    return before.revision === revision && described.has(`${place.assetId} ${place.templateId}`) ? [{ ...place, before, after }] : []
  })
  await write(work, assets, written)
}
