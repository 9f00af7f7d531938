import { createHash } from 'node:crypto'
import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import { metadataField, valuesAfter, type MetadataEdit } from '../../src/domain/bulk-edit/bulkMetadata.ts'
import type { MetadataDifference } from '../../src/domain/bulk-edit/bulkPlan.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { ValueName } from '../../src/domain/metadata/names.ts'
import { isChoice } from '../../src/domain/templates/attributeTypes.ts'
import type { FieldProblems } from '../../src/domain/validation/problem.ts'
import { recordAll } from '../audit/recordAll.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { applyEdits, foreseeEdits, type AssetEdit } from '../metadata/applyEdits.ts'
import { templatesRefusal } from '../metadata/assigned.ts'
import type { Describer } from '../metadata/described.ts'
import { knownAttributes, type KnownAttribute } from '../metadata/describing.ts'
import { valueNames } from '../metadata/valueNames.ts'
import { readValuesOf } from '../metadata/valueRows.ts'
import { enterInTime, type Room } from '../search-index/assetEntries.ts'

/** Values of many assets that are to become others, by whom. */
export interface DescribingMany {
  readonly viewer: Describer
  readonly type: ResourceType
  readonly edit: MetadataEdit
  readonly attributes: ReadonlyMap<string, KnownAttribute>
}

const UNKNOWN: FieldProblems = { metadata: { code: 'notAnOption' } }

/** What an edit names, where whoever makes it may describe by all of it. */
export const describingMany = async (
  tenant: Tenant,
  viewer: Describer,
  type: ResourceType,
  edit: MetadataEdit | undefined,
): Promise<Result.Result<DescribingMany | undefined, Failure<'VALIDATION_FAILED'>>> => {
  if (edit === undefined) return Result.succeed(undefined)
  const ids = edit.changes.map(({ attributeId }) => attributeId)
  const attributes = ids.length === 0 ? [] : await knownAttributes(tenant, ids, viewer.userId)
  const templates = [...new Set([...edit.assign, ...attributes.map(({ templateId }) => templateId)])]
  const isUnknown = attributes.length < ids.length || (await templatesRefusal(tenant, viewer, type, templates)) !== undefined
  if (isUnknown) return Result.fail({ code: 'VALIDATION_FAILED', fields: UNKNOWN })
  return Result.succeed({ viewer, type, edit, attributes: new Map(attributes.map((one) => [one.id, one])) })
}

const LATEST = sql<{ assetId: string; attributeId: string; revision: number }>(`
  select change.asset_id as "assetId", change.attribute_id as "attributeId", max(change.revision)::integer as revision
  from metadata_changes change where change.organization_id = $1 and change.asset_id = any ($2::uuid[]) and change.attribute_id = any ($3::uuid[])
  group by change.asset_id, change.attribute_id order by change.asset_id, change.attribute_id`)

/** Names the revisions of the values that an edit meets. */
export const metadataState = async (tenant: Tenant, many: DescribingMany | undefined, assetIds: readonly string[]): Promise<string> => {
  if (many === undefined || many.attributes.size === 0) return ''
  const rows = await tenant.query(LATEST, [tenant.organizationId, assetIds, [...many.attributes.keys()]])
  return `.${createHash('sha256').update(rows.map((row) => `${row.assetId} ${row.attributeId} ${row.revision}`).join('\n')).digest('base64url')}`
}

const DESCRIBED = sql<{ assetId: string; templateId: string }>(`
  select asset_id as "assetId", template_id as "templateId" from asset_templates
  where organization_id = $1 and asset_id = any ($2::uuid[]) and template_id = any ($3::uuid[])`)

/** What an edit comes to of some assets: only what becomes other than it is. */
const editsOf = async (tenant: Tenant, { viewer, edit: { assign, changes }, attributes }: DescribingMany, assetIds: readonly string[]) => {
  const [read, described] = await Promise.all([
    readValuesOf(tenant, assetIds, [...attributes.keys()]),
    assign.length === 0 ? [] : tenant.query(DESCRIBED, [tenant.organizationId, assetIds, assign]),
  ])
  const typeOf = (attributeId: string) => attributes.get(attributeId)?.type ?? 'text'
  const choices = changes.filter(({ attributeId }) => isChoice(typeOf(attributeId)))
  const names = await valueNames(tenant, viewer, choices.map(({ attributeId }) => ({ type: typeOf(attributeId), values: assetIds.flatMap((assetId) => read(assetId, attributeId).values) })))
  /** Where an option was merged meanwhile, it is the one that stays. */
  const saidBy = (assetId: string, attributeId: string) => names.current(read(assetId, attributeId).values, typeOf(attributeId))
  const known = new Set(described.map(({ assetId, templateId }) => `${assetId} ${templateId}`))
  const edits = assetIds.map((assetId): Required<AssetEdit> => ({
    assetId,
    assign: assign.filter((templateId) => !known.has(`${assetId} ${templateId}`)),
    changes: changes.flatMap((change) => {
      const before = saidBy(assetId, change.attributeId)
      const values = valuesAfter(before, change, typeOf(change.attributeId))
      return JSON.stringify(values) === JSON.stringify(before) ? [] : [{ attributeId: change.attributeId, values, revision: read(assetId, change.attributeId).revision }]
    }),
  }))
  return { saidBy, edits: edits.filter((one) => one.assign.length + one.changes.length > 0) }
}

/** What becomes of one asset's metadata. */
export interface ForeseenMetadata {
  readonly differences: readonly MetadataDifference[]
  readonly assigned: readonly string[]
  readonly problems: FieldProblems
}

/** What an edit would make of the metadata of some assets; those that stay as they are are left out. Changes nothing. */
export const foreseeMetadata = async (tenant: Tenant, many: DescribingMany, assetIds: readonly string[]): Promise<ReadonlyMap<string, ForeseenMetadata>> => {
  const { saidBy, edits } = await editsOf(tenant, many, assetIds)
  const foreseen = await foreseeEdits(tenant, many.viewer, edits)
  if (Result.isFailure(foreseen)) throw new Error(`Attributes that were known were refused: ${foreseen.failure.code}`)
  return new Map(
    edits.flatMap(({ assetId, assign, changes }, at): readonly (readonly [string, ForeseenMetadata])[] => {
      const answers = foreseen.success[at]?.answers ?? []
      const differences: MetadataDifference[] = []
      const problems: [string, FieldProblems[string]][] = []
      for (const [index, { attributeId }] of changes.entries()) {
        const [answer, before] = [answers[index], saidBy(assetId, attributeId)]
        if (answer?.outcome === 'refused') problems.push([metadataField(attributeId), answer.problem])
        if (answer?.outcome === 'refused') differences.push({ attributeId, before, after: changes[index]?.values ?? [] })
        else if (answer !== undefined && JSON.stringify(answer.now.values) !== JSON.stringify(before)) differences.push({ attributeId, before, after: answer.now.values })
      }
      return differences.length + assign.length === 0 ? [] : [[assetId, { differences, assigned: assign, problems: Object.fromEntries(problems) }]]
    }),
  )
}

/** What the values in some differences stand for is called. */
export const namesOfDifferences = async (tenant: Tenant, many: DescribingMany, differences: readonly MetadataDifference[]): Promise<readonly ValueName[]> =>
  (await valueNames(tenant, many.viewer, differences.map(({ attributeId, before, after }) => ({ type: many.attributes.get(attributeId)?.type ?? 'text', values: [...before, ...after] })))).all

interface Writing {
  readonly jobs: Jobs
  readonly room: Room
  /** Names the whole edit, so that it is taken back together. */
  readonly operationId: string
}

/** Writes the metadata of locked assets; answers which of them are described otherwise now, or what one of them cannot take. */
export const writeMetadata = async (
  tenant: Tenant,
  many: DescribingMany,
  { jobs, room, operationId }: Writing,
  assets: readonly { readonly id: string; readonly name: string }[],
): Promise<Result.Result<readonly string[], FieldProblems>> => {
  const { edits } = await editsOf(tenant, many, assets.map(({ id }) => id))
  const done = await applyEdits(tenant, many.viewer, many.type, edits, operationId)
  if (Result.isFailure(done)) return Result.fail(UNKNOWN)
  const { applied } = done.success
  const refused = applied.flatMap(({ answers }) => answers).find((answer) => answer.outcome === 'refused')
  if (refused !== undefined) return Result.fail({ [metadataField(refused.attributeId)]: refused.problem })
  const changed = new Map(applied.flatMap(({ assetId, changed: count, isAssigned }) => (count > 0 || isAssigned ? [[assetId, count] as const] : [])))
  const events = assets.flatMap(({ id, name }) => (changed.has(id) ? [{ id, name, before: {}, after: { metadata: changed.get(id) } }] : []))
  if (events.length === 0) return Result.succeed([])
  await recordAll(tenant, many.viewer, 'asset.updated', events)
  await enterInTime(tenant, jobs, many.type, events.map(({ id }) => id), room)
  return Result.succeed(events.map(({ id }) => id))
}
