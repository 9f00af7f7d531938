import { tagRule } from '../assets/tags.ts'
import { MAX_VALUES } from '../metadata/values.ts'
import type { MetadataValue } from '../metadata/value.ts'
import { nameKey, normalizeName } from '../naming/names.ts'
import { isArea } from '../persons/area.ts'
import { personNameRule } from '../persons/persons.ts'
import { MAX_PASSAGE, MAX_WORDS, type Origin, type SuggestionKind } from './suggestion.ts'

/** What an engine proposes of an asset. Values are all of the attribute's together, in their canonical writing. */
export type Proposal = { readonly confidence: number; readonly origin: Origin } & (
  | { readonly kind: 'Tag'; readonly tag: string }
  | { readonly kind: 'Face'; readonly faceId: string; readonly name: string }
  | { readonly kind: 'Value'; readonly attributeId: string; readonly values: readonly MetadataValue[] }
)

/** The most that are kept of one asset at once, the most confident first. */
export const MOST_PROPOSALS = 200

/** A proposal as it is kept. `key`: equal for what is the same to a reader, of one kind and subject. */
export interface KeptProposal {
  readonly kind: SuggestionKind
  readonly subject: string
  readonly values: readonly MetadataValue[]
  readonly key: string
  readonly confidence: number
  readonly origin: Origin
}

/** From 0 to 1, never rounded up. */
const inThousandths = (confidence: number): number => Math.floor(Math.min(Math.max(confidence, 0), 1) * 1000 + 1e-6) / 1000

const points = (text: string): readonly string[] => [...text]

/** Around its words, where a passage is longer than is kept. */
const cut = (passage: string, words: string | undefined): string => {
  const all = points(passage)
  if (all.length <= MAX_PASSAGE) return passage
  const at = words === undefined ? -1 : passage.indexOf(words)
  const before = at === -1 ? 0 : points(passage.slice(0, at)).length - Math.floor((MAX_PASSAGE - points(words ?? '').length) / 2)
  const from = Math.min(Math.max(before, 0), all.length - MAX_PASSAGE)
  return all.slice(from, from + MAX_PASSAGE).join('')
}

const isHarmless = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

/** What of an origin is kept: texts that can be stored and shown, words only where they stand in the passage. */
export const keptOrigin = ({ engine, passage, words, page, area }: Origin): Origin => {
  const said = passage === undefined || passage.trim() === '' || !isHarmless(passage) ? undefined : passage
  const marked = words !== undefined && words !== '' && said?.includes(words) === true && points(words).length <= MAX_WORDS ? words : undefined
  return {
    engine,
    ...(said === undefined ? {} : { passage: cut(said, marked) }),
    ...(marked === undefined ? {} : { words: marked }),
    ...(page !== undefined && Number.isInteger(page) && page > 0 ? { page } : {}),
    ...(area !== undefined && isArea(area) ? { area: { x: area.x, y: area.y, width: area.width, height: area.height } } : {}),
  }
}

const textsOf = (proposal: Proposal): readonly [subject: string, values: readonly string[]] => {
  switch (proposal.kind) {
    case 'Tag':
      return ['', [normalizeName(proposal.tag)]]
    case 'Face':
      return [proposal.faceId, [normalizeName(proposal.name)]]
    case 'Value':
      return [proposal.attributeId, proposal.values]
  }
}

const isSayable = (proposal: Proposal, values: readonly string[]): boolean => {
  if (!Number.isFinite(proposal.confidence) || !values.every((value) => isHarmless(value))) return false
  switch (proposal.kind) {
    case 'Tag':
      return values.every((value) => tagRule(value) === undefined)
    case 'Face':
      return values.every((value) => personNameRule(value) === undefined) && proposal.origin.area !== undefined && isArea(proposal.origin.area)
    case 'Value':
      return values.length > 0 && values.length <= MAX_VALUES && values.every((value) => value !== '')
  }
}

/** What two suggestions of one kind and subject are the same by, in whatever order they say it; `keyOf`: of one value of an attribute. */
const keyOfValues = (kind: SuggestionKind, values: readonly string[], keyOf: (value: string) => string = (value) => value): string =>
  values.map((value) => (kind === 'Value' ? keyOf(value) : nameKey(value))).toSorted().join('\n')

/**
 * Proposals as they are kept: without those that break the rules of tags and names or have nothing to say, each once, the most confident. `keyOf`:
 * the key of a value of an attribute, undefined where there is none such.
 */
export const keptProposals = (proposals: readonly Proposal[], keyOf: (attributeId: string) => ((value: MetadataValue) => string) | undefined): readonly KeptProposal[] => {
  const kept = new Map<string, KeptProposal>()
  for (const proposal of proposals.toSorted((one, other) => other.confidence - one.confidence)) {
    const [subject, values] = textsOf(proposal)
    const ofValue = proposal.kind === 'Value' ? keyOf(subject) : undefined
    if (!isSayable(proposal, values) || (proposal.kind === 'Value' && ofValue === undefined)) continue
    const key = keyOfValues(proposal.kind, values, ofValue)
    const name = JSON.stringify([proposal.kind, subject, key])
    const confidence = inThousandths(proposal.confidence)
    if (!kept.has(name)) kept.set(name, { kind: proposal.kind, subject, values, key, confidence, origin: keptOrigin(proposal.origin) })
  }
  return [...kept.values()].slice(0, MOST_PROPOSALS)
}
