import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { refusedCodeOf, type AttributeValues, type ValueAnswer, type ValueChange } from '../../src/domain/metadata/assetMetadata.ts'
import { judgedValues } from '../../src/domain/metadata/values.ts'
import type { Option } from '../../src/domain/templates/options.ts'
import type { AssetUnseen } from '../assets/assets.ts'
import type { Tenant } from '../database/tenant.ts'
import { assign, type TemplateRefusal } from './assigned.ts'
import { heldAsset, recordEdit, type Described, type Describer } from './described.ts'
import { defaultedAttributes, knownAttributes, type KnownAttribute } from './describing.ts'
import { namedAttribute } from './namedAttribute.ts'
import { valueNames, type ValueNames } from './valueNames.ts'
import { readValues, writeValues, type Written } from './valueRows.ts'

export type SaveFailure = AssetUnseen | TemplateRefusal | Failure<'ATTRIBUTE_NOT_FOUND'>

export interface Saved {
  readonly answers: readonly ValueAnswer[]
  readonly names: readonly Option[]
}

export interface MetadataEdit extends Described {
  readonly assign?: readonly string[]
  readonly changes: readonly ValueChange[]
}

/** A change as it is to be written, or what became of it already. */
type Verdict = { readonly written: Written } | { readonly answer: ValueAnswer } | { readonly isLater: true }

const verdictOn = (change: ValueChange, attribute: KnownAttribute, before: AttributeValues, names: ValueNames): Verdict => {
  const now = { ...before, values: names.current(before.values, attribute.type) }
  if (change.revision !== before.revision) return { answer: { outcome: 'stale', now } }
  const named = namedAttribute(attribute, names, now.values)
  const values = judgedValues(names.current(change.values, attribute.type), named)
  const { id: attributeId, templateId } = attribute
  if (Result.isFailure(values)) return { answer: { outcome: 'refused', attributeId, code: refusedCodeOf(values.failure), problem: values.failure } }
  if (JSON.stringify(values.success) === JSON.stringify(now.values)) return { answer: { outcome: 'saved', now } }
  return { written: { templateId, attributeId, attribute: named, before: now, after: values.success } }
}

/** What templates that begin to describe the asset say of themselves, where nothing else is said. */
const defaults = (attributes: readonly KnownAttribute[], values: ReadonlyMap<string, AttributeValues>, names: ValueNames): readonly Written[] =>
  attributes.flatMap((attribute) => {
    const before = values.get(attribute.id)
    if (before === undefined) return []
    const named = namedAttribute(attribute, names, [])
    const value = judgedValues(names.current([attribute.defaultValue], attribute.type), named)
    return Result.isFailure(value) ? [] : [{ templateId: attribute.templateId, attributeId: attribute.id, attribute: named, before, after: value.success }]
  })

const found = async (tenant: Tenant, viewer: Describer, changes: readonly ValueChange[]) => {
  const ids = [...new Set(changes.map(({ attributeId }) => attributeId))]
  const attributes = ids.length === 0 ? [] : await knownAttributes(tenant, ids, viewer.userId)
  return attributes.length < ids.length ? undefined : new Map(attributes.map((attribute) => [attribute.id, attribute]))
}

/** Changes values of an asset, each by itself; a second change of the same attribute comes too late. */
export const saveMetadata = async (tenant: Tenant, viewer: Describer, edit: MetadataEdit): Promise<Result.Result<Saved, SaveFailure>> => {
  const asset = await heldAsset(tenant, viewer, edit)
  if (Result.isFailure(asset)) return Result.fail(asset.failure)
  const attributes = await found(tenant, viewer, edit.changes)
  if (attributes === undefined) return Result.fail({ code: 'ATTRIBUTE_NOT_FOUND' })
  const fresh = await assign(tenant, viewer, edit.type, edit.assetId, [...(edit.assign ?? []), ...[...attributes.values()].map(({ templateId }) => templateId)])
  if (Result.isFailure(fresh)) return Result.fail(fresh.failure)
  const defaulted = (await defaultedAttributes(tenant, fresh.success)).filter(({ id }) => !attributes.has(id))
  const current = await readValues(tenant, edit.assetId, [...attributes.keys(), ...defaulted.map(({ id }) => id)])
  const before = new Map(current.map((values) => [values.attributeId, values]))
  const names = await valueNames(tenant, viewer, [
    ...edit.changes.map(({ attributeId, values }) => ({ type: attributes.get(attributeId)?.type ?? ('text' as const), values })),
    ...current.map(({ attributeId, values }) => ({ type: attributes.get(attributeId)?.type ?? ('text' as const), values })),
    ...defaulted.map(({ type, defaultValue }) => ({ type, values: [defaultValue] })),
  ])
  const seen = new Set<string>()
  const verdicts = edit.changes.map((change): Verdict => {
    const [attribute, values] = [attributes.get(change.attributeId), before.get(change.attributeId)]
    if (attribute === undefined || values === undefined || seen.has(change.attributeId)) return { isLater: true }
    seen.add(change.attributeId)
    return verdictOn(change, attribute, values, names)
  })
  const changes = verdicts.flatMap((verdict) => ('written' in verdict ? [verdict.written] : []))
  const written = await writeValues(tenant, viewer, edit.assetId, [...defaults(defaulted, before, names), ...changes])
  const after = new Map([...current, ...written].map((values) => [values.attributeId, values]))
  if (written.length + fresh.success.length > 0) await recordEdit(tenant, viewer, asset.success, written.length)
  const answers = edit.changes.flatMap((change, index): readonly ValueAnswer[] => {
    const [verdict, now] = [verdicts[index], after.get(change.attributeId)]
    if (verdict !== undefined && 'answer' in verdict) return [verdict.answer]
    return now === undefined ? [] : [{ outcome: verdict !== undefined && 'written' in verdict ? 'saved' : 'stale', now }]
  })
  return Result.succeed({ answers, names: names.all })
}
