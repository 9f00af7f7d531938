import type { Language } from '../preferences/language.ts'
import { areForms } from '../query-language/stems.ts'
import { folded, sequenceOf } from '../search/words.ts'
import type { Area } from '../persons/area.ts'
import { tagsRule } from '../assets/tags.ts'
import type { KeyTerm } from './keyTerms.ts'
import { nameOfKind, namesOfKind, OBJECT_KINDS } from './kinds.ts'

/** A thing that was seen in a picture. */
export interface SeenObject {
  /** One of OBJECT_KINDS. */
  readonly kind: string
  readonly confidence: number
  readonly area: Area
}

/** A tag that may fit, and why. */
export interface ProposedTag {
  readonly tag: string
  readonly confidence: number
  readonly engine: 'Objects' | 'KeyTerms'
  readonly passage?: string
  readonly area?: Area
  /** The organization uses it already. */
  readonly isUsed: boolean
}

/** Tags of one asset that are proposed at the most. */
const MOST_PROPOSED = 12

/** Of what is less sure than this, nobody is told. */
export const LEAST_CONFIDENCE = 0.4

/** The tags that an organization uses, by what they are compared by: without case and accents. */
export type UsedTags = ReadonlyMap<string, string>

/** More than one are used that differ in accents only: the first is taken. */
export const usedTags = (tags: readonly string[]): UsedTags => new Map(tags.toReversed().map((tag) => [folded(tag), tag]))

const usedAmong = (used: UsedTags, names: readonly string[]): string | undefined => names.map((name) => used.get(folded(name))).find((tag) => tag !== undefined)

const isForm = (one: string, other: string): boolean => {
  const [words, others] = [[...sequenceOf(one)], [...sequenceOf(other)]]
  return words.length > 0 && words.length === others.length && words.every((word, at) => areForms(word, others[at] ?? ''))
}

/** Whether a tag is one of those that were refused, in another form, or by another name of the same kind of object. */
const isAmong = (refused: readonly string[]): ((tag: string) => boolean) => {
  const same = refused.flatMap((tag) => OBJECT_KINDS.map(namesOfKind).filter((names) => names.some((name) => isForm(name, tag)))).flat()
  const all = [...refused, ...same]
  return (tag) => all.some((one) => isForm(one, tag))
}

/** What of each kind was seen the surest. */
const surest = (seen: readonly SeenObject[]): readonly SeenObject[] => [...Map.groupBy(seen, ({ kind }) => kind).values()].map((same) => same.reduce((best, one) => (one.confidence > best.confidence ? one : best)))

const tagsOfObjects = (seen: readonly SeenObject[], used: UsedTags, language: Language): readonly ProposedTag[] =>
  surest(seen).flatMap(({ kind, confidence, area }) => {
    const name = nameOfKind(kind, language)
    if (name === undefined) return []
    const known = usedAmong(used, [name, ...namesOfKind(kind)])
    return [{ tag: known ?? name, confidence, engine: 'Objects' as const, area, isUsed: known !== undefined }]
  })

const tagsOfTerms = (terms: readonly KeyTerm[], used: UsedTags): readonly ProposedTag[] =>
  terms.map(({ term, confidence, passage }) => {
    const known = usedAmong(used, [term])
    return { tag: known ?? term, confidence, engine: 'KeyTerms' as const, passage, isUsed: known !== undefined }
  })

/** The tags that are proposed: those in use first, then the surest, each once, none that the asset has or that was refused of it, by whatever name. `language`: of whoever reads them. */
export const proposedTags = (
  found: { readonly objects: readonly SeenObject[]; readonly terms: readonly KeyTerm[] },
  { used, own, refused, language }: { readonly used: UsedTags; readonly own: readonly string[]; readonly refused: readonly string[]; readonly language: Language },
): readonly ProposedTag[] => {
  const taken = new Set(own.map(folded))
  const isRefused = isAmong(refused)
  return [...tagsOfObjects(found.objects, used, language), ...tagsOfTerms(found.terms, used)]
    .filter(({ tag, confidence }) => confidence >= LEAST_CONFIDENCE && tagsRule([tag]) === undefined && !isRefused(tag))
    .toSorted((a, b) => Number(b.isUsed) - Number(a.isUsed) || b.confidence - a.confidence)
    .filter(({ tag }) => !taken.has(folded(tag)) && taken.add(folded(tag)).size > 0)
    .slice(0, MOST_PROPOSED)
}
