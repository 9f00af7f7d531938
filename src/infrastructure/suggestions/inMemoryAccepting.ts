import * as Result from 'effect/Result'
import { personsNamed } from '../../domain/activity/personChanges.ts'
import { tagsRule, withTag } from '../../domain/assets/tags.ts'
import { sameName } from '../../domain/naming/names.ts'
import type { AssetDetail } from '../../domain/assets/asset.ts'
import { judgedValues } from '../../domain/metadata/values.ts'
import { personProblems, unmarked, type Person } from '../../domain/persons/persons.ts'
import type { LeftSuggestion } from '../../domain/suggestions/deciding.ts'
import type { Suggestion } from '../../domain/suggestions/suggestion.ts'
import type { AttributeDefinition } from '../../domain/templates/attribute.ts'
import type { Template } from '../../domain/templates/template.ts'
import type { Problem } from '../../domain/validation/problem.ts'
import { namedIn } from '../metadata/inMemoryNames.ts'
import { recordPersons } from '../memory/inMemoryPersons.ts'
import type { Memory } from '../memory/Memory.ts'

/** Takes back what an accepted suggestion brought; false where something was changed since. */
export type TakeBack = () => boolean

type Refused = Omit<LeftSuggestion, 'id'>

export const attributeIn = ({ templates }: Memory, attributeId: string): { readonly template: Template; readonly attribute: AttributeDefinition } | undefined =>
  templates.all().flatMap((template) => template.attributes.filter(({ id }) => id === attributeId).map((attribute) => ({ template, attribute })))[0]

const invalid = (problem: Problem): Refused => ({ reason: 'invalid', problem })

const publishAsset = (library: Memory['library'], { id: assetId, folderId, type, thumbnail, indexing }: AssetDetail): void =>
  library.publish({ kind: 'asset.changed', assetId, folderId, type, thumbnail, indexing })

const edited = ({ library }: Memory, asset: AssetDetail, tags: readonly string[]): void => {
  const next = { ...asset, tags, revision: asset.revision + 1 }
  library.assets.set(asset.id, next)
  library.history.record({ kind: 'asset.updated', resource: next, before: { tags: asset.tags }, after: { tags } })
  publishAsset(library, asset)
}

const tagged = (memory: Memory, asset: AssetDetail, tag: string): TakeBack | Refused => {
  const tags = withTag(asset.tags, tag)
  const problem = tagsRule(tags)
  if (problem !== undefined) return invalid(problem)
  if (tags === asset.tags) return { reason: 'present' }
  edited(memory, asset, tags)
  return () => {
    const now = memory.library.assets.get(asset.id)
    if (now === undefined || !now.tags.some((one) => sameName(one, tag))) return false
    edited(memory, now, now.tags.filter((one) => !sameName(one, tag)))
    return true
  }
}

const marked = ({ library }: Memory, asset: AssetDetail, { subject, origin: { area } }: Suggestion, name: string): TakeBack | Refused => {
  const problem = personProblems({ name })['name']
  if (problem !== undefined || area === undefined) return problem === undefined ? { reason: 'invalid' } : invalid(problem)
  const persons = library.persons.get(asset.id) ?? []
  const person: Person = { id: subject, name, area, source: 'Recognized', revision: 1 }
  library.persons.set(asset.id, [...persons, person])
  recordPersons(library, asset, {}, personsNamed([person], asset.contentVersion))
  return () => {
    const now = library.persons.get(asset.id) ?? []
    if (!now.some((one) => one.id === subject && one.revision === 1)) return false
    library.persons.set(asset.id, now.filter(({ id }) => id !== subject))
    recordPersons(library, asset, personsNamed([person], asset.contentVersion), {})
    return true
  }
}

const said = (memory: Memory, asset: AssetDetail, attributeId: string, values: readonly string[], found: ReturnType<typeof attributeIn>): TakeBack | Refused => {
  if (found === undefined) return { reason: 'gone' }
  const { template, attribute } = found
  const { metadata, claims, templates } = memory
  const judged = judgedValues(values, namedIn(memory, attribute, []))
  if (Result.isFailure(judged)) return invalid(judged.failure)
  const described = templates.described.get(template.id) ?? new Set<string>()
  templates.described.set(template.id, new Set([...described, asset.id]))
  const { revision } = metadata.write(claims.user, asset.id, template.id, attribute, judged.success)
  publishAsset(memory.library, asset)
  return () => {
    if (metadata.read(asset.id, attribute).revision !== revision) return false
    metadata.write(claims.user, asset.id, template.id, { id: attributeId, type: attribute.type }, [])
    publishAsset(memory.library, asset)
    return true
  }
}

/** Whether nothing came in a suggestion's place. */
export const fitsIn = (memory: Memory, { assetId, kind, subject, values, origin: { area } }: Suggestion): boolean => {
  if (kind === 'Tag') return memory.library.assets.get(assetId)?.tags.some((tag) => sameName(tag, values[0] ?? '')) === false
  if (kind === 'Face') return area !== undefined && unmarked([{ name: '', area }], memory.library.persons.get(assetId) ?? []).length > 0
  const found = attributeIn(memory, subject)
  return found?.template.state === 'Active' && memory.metadata.read(assetId, found.attribute).values.length === 0
}

const REASONS = { Tag: 'present', Face: 'marked', Value: 'filled' } as const

/** Accepts a suggestion; answers how that is taken back, or why it stays open. */
export const acceptedIn = (memory: Memory, suggestion: Suggestion, values: readonly string[]): TakeBack | Refused => {
  const asset = memory.library.assets.get(suggestion.assetId)
  if (asset === undefined || memory.library.trashed.has(asset.id)) return { reason: 'gone' }
  if (!fitsIn(memory, suggestion)) return { reason: REASONS[suggestion.kind] }
  const [first = ''] = values
  if (suggestion.kind === 'Tag') return tagged(memory, asset, first)
  if (suggestion.kind === 'Face') return marked(memory, asset, suggestion, first)
  return said(memory, asset, suggestion.subject, values, attributeIn(memory, suggestion.subject))
}
