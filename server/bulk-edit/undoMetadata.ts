import { randomUUID } from 'node:crypto'
import { describesArrivals } from '../../src/domain/folder-templates/folderTemplates.ts'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { MetadataValue } from '../../src/domain/metadata/value.ts'
import { recordAll } from '../audit/recordAll.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import type { Describer } from '../metadata/described.ts'
import { knownAttributes, knownTemplates } from '../metadata/describing.ts'
import { namedAttribute } from '../metadata/namedAttribute.ts'
import { valueNames } from '../metadata/valueNames.ts'
import { forgetProposed } from '../metadata/suggested.ts'
import { readValuesOf, writeValues, type Written } from '../metadata/valueRows.ts'
import { enterInTime, type Room } from '../search-index/assetEntries.ts'

interface Change {
  readonly assetId: string
  readonly attributeId: string
  readonly revision: number
  readonly before: readonly MetadataValue[]
}

const CHANGES = sql<Change>(`
  select asset_id as "assetId", attribute_id as "attributeId", revision, before from metadata_changes
  where organization_id = $1 and operation_id = $2 and asset_id = any ($3::uuid[])`)
const ASSIGNED = sql<{ assetId: string; templateId: string }>(`
  select asset_id as "assetId", template_id as "templateId" from asset_templates where organization_id = $1 and operation_id = $2 and asset_id = any ($3::uuid[])`)
/** What somebody says by it since keeps it. */
const TAKE_OFF = sql<{ assetId: string; templateId: string }>(`
  delete from asset_templates assigned
  where assigned.organization_id = $1 and assigned.operation_id = $2 and assigned.asset_id = any ($3::uuid[]) and assigned.template_id = any ($4::uuid[])
    and not exists (select from metadata_values value
      where value.organization_id = $1 and value.asset_id = assigned.asset_id and value.template_id = assigned.template_id)
  returning assigned.asset_id as "assetId", assigned.template_id as "templateId"`)
const NAMES = sql<{ id: string; name: string }>('select id, name from assets where organization_id = $1 and id = any ($2::uuid[])')

interface Undoing {
  readonly jobs: Jobs
  readonly author: Describer
  readonly type: ResourceType
  readonly room: Room
  /** The edit that is taken back. */
  readonly operationId: string
}

/** Which assets say again what they said, and which keep something that was changed since, or by a template that takes no edits now. */
interface MetadataUndone {
  readonly back: ReadonlySet<string>
  readonly left: ReadonlySet<string>
}

/** Takes back what an edit of many said of some assets, whose rows the caller holds. */
export const undoMetadata = async (tenant: Tenant, { jobs, author, type, room, operationId }: Undoing, assetIds: readonly string[]): Promise<MetadataUndone> => {
  const named = [tenant.organizationId, operationId, assetIds]
  const [changes, assigned] = await Promise.all([tenant.query(CHANGES, named), tenant.query(ASSIGNED, named)])
  if (changes.length + assigned.length === 0) return { back: new Set(), left: new Set() }
  const attributes = new Map((await knownAttributes(tenant, [...new Set(changes.map(({ attributeId }) => attributeId))], author.userId)).map((one) => [one.id, one]))
  const templateIds = [...new Set([...[...attributes.values()].map(({ templateId }) => templateId), ...assigned.map(({ templateId }) => templateId)])]
  const open = new Set((await knownTemplates(tenant, templateIds, author.userId)).filter((template) => describesArrivals(template, type)).map(({ id }) => id))
  const said = await readValuesOf(tenant, [...new Set(changes.map(({ assetId }) => assetId))], [...attributes.keys()])
  const names = await valueNames(tenant, author, changes.map(({ attributeId, before }) => ({ type: attributes.get(attributeId)?.type ?? 'text', values: before })))
  const left = new Set<string>()
  const written = changes.flatMap(({ assetId, attributeId, revision, before }): readonly Written[] => {
    const [attribute, now] = [attributes.get(attributeId), said(assetId, attributeId)]
    if (attribute === undefined || !open.has(attribute.templateId) || now.revision !== revision) {
      left.add(assetId)
      return []
    }
    const after = names.current(before, attribute.type)
    return [{ assetId, templateId: attribute.templateId, attributeId, attribute: namedAttribute(attribute, names, after), before: now, after }]
  })
  await writeValues(tenant, author, written, randomUUID())
  const off = await tenant.query(TAKE_OFF, [...named, [...open]])
  for (const [templateId, some] of Map.groupBy(off, (one) => one.templateId)) await forgetProposed(tenant, some.map(({ assetId }) => assetId), [templateId])
  const counts = Map.groupBy(written, ({ assetId }) => assetId)
  const touched = new Set([...counts.keys(), ...off.map(({ assetId }) => assetId)])
  const events = (await tenant.query(NAMES, [tenant.organizationId, [...touched]])).map(({ id, name }) => ({ id, name, before: {}, after: { metadata: counts.get(id)?.length ?? 0 } }))
  if (events.length > 0) {
    await recordAll(tenant, author, 'asset.updated', events)
    await enterInTime(tenant, jobs, type, [...touched], room)
  }
  return { back: touched, left }
}
