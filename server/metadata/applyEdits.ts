import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { refusedCodeOf, type AttributeValues, type ValueAnswer, type ValueChange } from '../../src/domain/metadata/assetMetadata.ts'
import { areWrittenAlike, judgedValues } from '../../src/domain/metadata/values.ts'
import { isNamed } from '../../src/domain/templates/attributeTypes.ts'
import type { Option } from '../../src/domain/templates/options.ts'
import type { Tenant } from '../database/tenant.ts'
import { assign, defaultsOf, templatesRefusal, type TemplateRefusal } from './assigned.ts'
import type { Describer } from './described.ts'
import { defaultedAttributes, knownAttributes, type KnownAttribute } from './describing.ts'
import { namedAttribute } from './namedAttribute.ts'
import { valueNames, type ValueNames } from './valueNames.ts'
import { readValuesOf, writeValues, type ReadValues, type Written } from './valueRows.ts'

/** What is changed of one asset. */
export interface AssetEdit {
  readonly assetId: string
  /** Templates by which it is described from now on, beside those of the changed attributes. */
  readonly assign?: readonly string[]
  readonly changes: readonly ValueChange[]
}

/** What became of an asset's changes. */
export interface Applied {
  readonly assetId: string
  /** One of each change, in their order. */
  readonly answers: readonly ValueAnswer[]
  /** Attributes whose values are others now, defaults included. */
  readonly changed: number
  /** A template describes it that did not before. */
  readonly isAssigned: boolean
}

/** A change as it is to be written, or what became of it already; a second one of the same attribute comes too late. */
type Verdict = { readonly written: Written } | { readonly answer: ValueAnswer } | { readonly isLater: true }

const verdictOn = (assetId: string, change: ValueChange, attribute: KnownAttribute, before: AttributeValues, names: ValueNames): Verdict => {
  const now = { ...before, values: names.current(before.values, attribute.type) }
  if (change.revision !== before.revision) return { answer: { outcome: 'stale', now } }
  const named = namedAttribute(attribute, names, now.values)
  const values = judgedValues(names.current(change.values, attribute.type), named)
  const { id: attributeId, templateId } = attribute
  if (Result.isFailure(values)) return { answer: { outcome: 'refused', attributeId, code: refusedCodeOf(values.failure), problem: values.failure } }
  if (areWrittenAlike(values.success, now.values)) return { answer: { outcome: 'saved', now } }
  return { written: { assetId, templateId, attributeId, attribute: named, before: now, after: values.success } }
}

const verdictsOn = ({ assetId, changes }: AssetEdit, attributes: ReadonlyMap<string, KnownAttribute>, read: ReadValues, names: ValueNames): readonly Verdict[] => {
  const seen = new Set<string>()
  return changes.map((change): Verdict => {
    const attribute = attributes.get(change.attributeId)
    if (attribute === undefined || seen.has(change.attributeId)) return { isLater: true }
    seen.add(change.attributeId)
    return verdictOn(assetId, change, attribute, read(assetId, attribute.id), names)
  })
}

export type EditRefusal = TemplateRefusal | Failure<'ATTRIBUTE_NOT_FOUND'>

type Attributes = ReadonlyMap<string, KnownAttribute>

const namedIn = async (tenant: Tenant, viewer: Describer, edits: readonly AssetEdit[]): Promise<Attributes | undefined> => {
  const named = [...new Set(edits.flatMap(({ changes }) => changes.map(({ attributeId }) => attributeId)))]
  const attributes = named.length === 0 ? [] : await knownAttributes(tenant, named, viewer.userId)
  return attributes.length < named.length ? undefined : new Map(attributes.map((one) => [one.id, one]))
}

const readOf = (tenant: Tenant, edits: readonly AssetEdit[], attributes: Attributes, defaulted: readonly KnownAttribute[] = []): Promise<ReadValues> =>
  readValuesOf(tenant, edits.map(({ assetId }) => assetId), [...new Set([...attributes.keys(), ...defaulted.map(({ id }) => id)])])

/** What values stand for, and what each change comes to. */
const judgedEdits = async (tenant: Tenant, viewer: Describer, edits: readonly AssetEdit[], attributes: Attributes, read: ReadValues, defaulted: readonly KnownAttribute[] = []) => {
  const typeOf = (attributeId: string) => attributes.get(attributeId)?.type ?? 'text'
  const names = await valueNames(tenant, viewer, [
    ...edits.flatMap(({ assetId, changes }) =>
      changes.flatMap(({ attributeId, values }) => (isNamed(typeOf(attributeId)) ? [{ type: typeOf(attributeId), values: [...values, ...read(assetId, attributeId).values] }] : [])),
    ),
    ...defaulted.map(({ type: of, defaultValue }) => ({ type: of, values: [defaultValue] })),
  ])
  return { names, judged: edits.map((edit) => ({ edit, verdicts: verdictsOn(edit, attributes, read, names) })) }
}

/** What would be answered if values of these attributes, which the caller has looked up, were changed now. Changes nothing. */
export const foreseeKnown = async (tenant: Tenant, viewer: Describer, edits: readonly AssetEdit[], attributes: Attributes): Promise<readonly Pick<Applied, 'assetId' | 'answers'>[]> => {
  const read = await readOf(tenant, edits, attributes)
  const { judged } = await judgedEdits(tenant, viewer, edits, attributes, read)
  return judged.map(({ edit: { assetId, changes }, verdicts }) => ({
    assetId,
    answers: changes.map(({ attributeId }, at): ValueAnswer => {
      const verdict = verdicts[at] ?? { isLater: true }
      if ('answer' in verdict) return verdict.answer
      const now = read(assetId, attributeId)
      return 'written' in verdict ? { outcome: 'saved', now: { ...now, values: verdict.written.after } } : { outcome: 'stale', now }
    }),
  }))
}

/** What would be answered if values were changed now. Changes nothing. */
export const foreseeEdits = async (tenant: Tenant, viewer: Describer, edits: readonly AssetEdit[]): Promise<Result.Result<Awaited<ReturnType<typeof foreseeKnown>>, EditRefusal>> => {
  const attributes = await namedIn(tenant, viewer, edits)
  return attributes === undefined ? Result.fail({ code: 'ATTRIBUTE_NOT_FOUND' }) : Result.succeed(await foreseeKnown(tenant, viewer, edits, attributes))
}

/** What became of edits, and what the values are called that they are about. */
interface Edited {
  readonly applied: readonly Applied[]
  readonly names: readonly Option[]
}

const templatesOf = ({ assign: also = [], changes }: AssetEdit, attributes: Attributes): readonly string[] => [
  ...new Set([...also, ...changes.flatMap(({ attributeId }) => attributes.get(attributeId)?.templateId ?? [])]),
]

/** As {@link applyEdits}, where the caller has looked up the attributes, and by their templates and those of `assign` everything may be described. */
export const applyKnown = async (tenant: Tenant, viewer: Describer, edits: readonly AssetEdit[], attributes: Attributes, operationId: string | null = null): Promise<Edited> => {
  const wanted = edits.flatMap((edit) => templatesOf(edit, attributes).map((templateId) => ({ assetId: edit.assetId, templateId })))
  // Sent one behind the other, and waited for once: hardly ever does a template begin to describe that says something of itself.
  const [fresh, present] = await Promise.all([assign(tenant, viewer, wanted, operationId), readOf(tenant, edits, attributes)])
  const defaulted = await defaultedAttributes(tenant, [...new Set(fresh.map(({ templateId }) => templateId))])
  const read = defaulted.length === 0 ? present : await readOf(tenant, edits, attributes, defaulted)
  const { names, judged } = await judgedEdits(tenant, viewer, edits, attributes, read, defaulted)
  const begins = new Set(fresh.map(({ assetId, templateId }) => `${assetId} ${templateId}`))
  const begun = edits.flatMap(({ assetId, changes }) =>
    defaulted.flatMap((attribute) => (begins.has(`${assetId} ${attribute.templateId}`) && !changes.some(({ attributeId }) => attributeId === attribute.id) ? [{ assetId, attribute }] : [])),
  )
  const defaults = Map.groupBy(await defaultsOf(tenant, begun, read, names), ({ assetId }) => assetId)
  const written = judged.flatMap(({ edit: { assetId }, verdicts }) => [...(defaults.get(assetId) ?? []), ...verdicts.flatMap((verdict) => ('written' in verdict ? [verdict.written] : []))])
  const rows = await writeValues(tenant, viewer, written, operationId)
  const after = new Map(written.map((one, at) => [one, rows[at]]))
  const counts = Map.groupBy(written, ({ assetId }) => assetId)
  const assigned = new Set(fresh.map(({ assetId }) => assetId))
  const applied = judged.map(({ edit: { assetId, changes }, verdicts }): Applied => ({
    assetId,
    answers: changes.map(({ attributeId }, at): ValueAnswer => {
      const verdict = verdicts[at] ?? { isLater: true }
      if ('answer' in verdict) return verdict.answer
      const now = 'written' in verdict ? verdict.written : counts.get(assetId)?.find((one) => one.attributeId === attributeId)
      return { outcome: 'written' in verdict ? 'saved' : 'stale', now: (now && after.get(now)) ?? read(assetId, attributeId) }
    }),
    changed: counts.get(assetId)?.length ?? 0,
    isAssigned: assigned.has(assetId),
  }))
  return { applied, names: names.all }
}

/**
 * Changes values of assets of one module, whose rows the caller holds and has judged as to whether they can be reached; each change is answered
 * by itself. `operationId` names what changes many of them, so that it is taken back together. What follows of it (the log, the index, the open browsers) is the caller's.
 */
export const applyEdits = async (
  tenant: Tenant,
  viewer: Describer,
  type: ResourceType,
  edits: readonly AssetEdit[],
  operationId: string | null = null,
): Promise<Result.Result<Edited, EditRefusal>> => {
  const attributes = await namedIn(tenant, viewer, edits)
  if (attributes === undefined) return Result.fail({ code: 'ATTRIBUTE_NOT_FOUND' })
  const refusal = await templatesRefusal(tenant, viewer, type, [...new Set(edits.flatMap((edit) => templatesOf(edit, attributes)))])
  return refusal === undefined ? Result.succeed(await applyKnown(tenant, viewer, edits, attributes, operationId)) : Result.fail(refusal)
}
