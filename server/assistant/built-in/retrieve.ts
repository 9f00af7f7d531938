import { markedIn } from '../../../src/domain/advanced-search/marked.ts'
import type { ChatMessage } from '../../../src/domain/assistant/chat.ts'
import type { Findings, FoundItem, Side } from '../../../src/domain/assistant/answers/findings.ts'
import type { HelpEntry } from '../../../src/domain/assistant/help/entry.ts'
import { helpFor } from '../../../src/domain/assistant/help/answerHelp.ts'
import { OF_THE_ASKER } from '../../../src/domain/assistant/questions/cues.ts'
import { ofOtherYears } from '../../../src/domain/assistant/questions/times.ts'
import { plainOf, understand, type Term, type Understood } from '../../../src/domain/assistant/questions/understand.ts'
import type { AssetKind } from '../../../src/domain/query-language/assetKinds.ts'
import { facetState, topOf } from '../../../src/domain/query-language/facets.ts'
import { parseQuery } from '../../../src/domain/query-language/parse.ts'
import { printQuery } from '../../../src/domain/query-language/print.ts'
import { EVERYTHING, type Query } from '../../../src/domain/query-language/query.ts'
import { stemsOf } from '../../../src/domain/query-language/stems.ts'
import { can } from '../../../src/domain/rights/can.ts'
import type { Language } from '../../../src/domain/preferences/language.ts'
import { sequenceOf } from '../../../src/domain/search/words.ts'
import { Counting } from '../../advanced-search/facets.ts'
import { beginSearch, type Searching } from '../../advanced-search/find.ts'
import type { Tenant } from '../../database/tenant.ts'
import { formPatternOf, patternOf } from '../../search/textPatterns.ts'
import type { Asking } from '../engine.ts'
import { detailsOf, type Detailing } from './details.ts'
import { firstInOrder } from './inOrder.ts'
import { knownNames } from './knownNames.ts'
import { firstOf, searchFor, type CountedTerm, type Sought } from './searchFor.ts'

/** What a question is about, as far as the asker may know it. */
export type Retrieved =
  | { readonly kind: 'greeting' | 'thanks' | 'noHelp'; readonly understood: Understood }
  | { readonly kind: 'help'; readonly understood: Understood; readonly entry: HelpEntry }
  | { readonly kind: 'found'; readonly understood: Understood; readonly findings: Findings; readonly query: string; readonly total: number }

/** Of so many that fit best the texts are read; of those the best are told. */
const CANDIDATES = 16
const MOST_ITEMS = 8
/** Of an order so many are told. */
const MOST_IN_ORDER = 3

const textsIn = (query: Query): readonly string[] => {
  if (query.kind === 'and' || query.kind === 'or') return query.parts.flatMap(textsIn)
  return query.kind === 'text' ? [query.text] : []
}

/** What is rarer says more of what is meant. */
const weighed = (terms: readonly CountedTerm[]): Detailing['wanted'] => terms.map(({ query, found }) => ({ words: textsIn(query), weight: 1 + 4 / (1 + Math.log2(1 + found)) }))

/** The better tiers first; within them what says most. */
const ranked = (items: readonly FoundItem[], tiers: ReadonlyMap<string, number>, terms: readonly Term[]): readonly FoundItem[] => {
  const nameStems = (item: FoundItem): ReadonlySet<string> => new Set([...sequenceOf(item.name)].flatMap((word) => [word, ...stemsOf(word)]))
  const scoreOf = (item: FoundItem): number => {
    const stems = nameStems(item)
    const inName = terms.filter(({ query }) => textsIn(query).some((text) => [...sequenceOf(text)].some((word) => stems.has(word) || stemsOf(word).some((stem) => stems.has(stem))))).length
    return 3 * inName + (item.best[0]?.score ?? 0) - (tiers.get(item.id) ?? 0) / 2
  }
  const scores = new Map(items.map((item) => [item.id, scoreOf(item)]))
  return items.toSorted((one, other) => (scores.get(other.id) ?? 0) - (scores.get(one.id) ?? 0))
}

/** Where the rarest of what is asked for stands, just so before any form of it; else where anything does that is looked for. */
const placesOf = ({ query, terms }: Sought): readonly string[] => {
  const rarestFirst = terms.toSorted((one, other) => one.found - other.found)
  return [...rarestFirst.map((term) => term.query), query].map(markedIn).flatMap((marked) => [patternOf(marked), formPatternOf(marked)].filter((pattern) => pattern !== null))
}

const detailed = ({ tenant, templates }: Searching, { viewer }: Asking, sought: Sought, { intents, asksHowMuch, language }: Understood, ids: readonly string[]): Promise<readonly FoundItem[]> =>
  detailsOf(tenant, viewer, { ids, places: placesOf(sought), wanted: weighed(sought.terms), intents, asksHowMuch, language, templates })

/** The first of an order. Empty: none is asked for, or nothing that was found has a date. */
const readInOrder = async (searching: Searching, asking: Asking, sought: Sought, understood: Understood): Promise<readonly FoundItem[]> => {
  if (understood.extreme === undefined || sought.total === 0) return []
  return detailed(searching, asking, sought, understood, await firstInOrder(searching, sought.finding, understood.extreme, MOST_IN_ORDER))
}

const read = async (searching: Searching, asking: Asking, sought: Sought, understood: Understood, most: number): Promise<readonly FoundItem[]> => {
  if (sought.total === 0) return []
  const hits = await firstOf(searching, sought.finding, Math.max(most, CANDIDATES))
  const items = await detailed(searching, asking, sought, understood, hits.map(({ id }) => id))
  return ranked(items, new Map(hits.map(({ id, tier }) => [id, tier])), sought.terms).slice(0, most)
}

/** What the thread was about before: the last query of it that was asked. */
const lastQuery = (earlier: readonly ChatMessage[]): readonly Query[] => {
  const last = earlier.findLast(({ query }) => query !== undefined && query !== '')?.query
  return last === undefined ? [] : topOf(parseQuery(last))
}

/** It asks the same as before, of other years: they stand in place of those. */
const ofTheSame = (understood: Understood, earlier: readonly ChatMessage[], language: Language): { readonly understood: Understood; readonly within: readonly Query[] } => {
  const { rest, same } = ofOtherYears(lastQuery(earlier))
  const first = earlier.findLast(({ isAssistant, message }) => !isAssistant && !understand(message, [], language).isOfOtherYears)
  const intents = first === undefined ? understood.intents : understand(first.message, [], language).intents
  return { understood: { ...understood, intents, terms: understood.terms.map((term) => ({ ...term, query: same(term.query) })) }, within: rest }
}

/** Words of "the letter" that are no part of it are the same thing again. */
const sidesOf = async (searching: Searching, asking: Asking, understood: Understood): Promise<readonly [Side, Side] | undefined> => {
  if (understood.sides === undefined || understood.sides.some((terms) => terms.length === 0)) return undefined
  const side = async (terms: readonly Term[]): Promise<Side> => {
    const conditions: Query[] = []
    const sought = await searchFor(searching, { conditions, terms }, [])
    return { name: terms.map(({ text }) => text).join(' '), total: sought.total, items: await read(searching, asking, sought, understood, 2) }
  }
  const [one, other] = understood.sides
  return [await side(one), await side(other)]
}

/** What a query leaves out a facet counts as well. Of what it asks for, and of a part of a kind that it leaves out, none are told. */
const kindsOf = async (searching: Searching, query: Query): Promise<Findings['kinds']> => {
  const { included, excluded } = facetState(query, 'type')
  if (included.length > 0 || excluded.some((value) => value !== 'folder')) return []
  const facet = await new Counting(searching, query).ofItems('type', undefined)
  return facet.kind === 'terms' ? facet.values.filter(({ value }) => !excluded.includes(value)).map(({ value, count }) => [value as AssetKind | 'folder', count] as const) : []
}

const nothing = (understood: Understood): Retrieved => ({ kind: 'found', understood, findings: { total: 0, items: [], kinds: [], leftOut: [] }, query: '', total: 0 })

const retrieveIn = async (tenant: Tenant, asking: Asking): Promise<Retrieved> => {
  const { viewer, language, text, earlier } = asking
  const early = understand(text, [], language)
  for (const kind of ['greeting', 'thanks'] as const) if (early.intents.includes(kind)) return { kind, understood: early }
  const asksHow = early.intents[0] === 'howTo'
  const entry = asksHow ? helpFor(text, early.language) : undefined
  if (entry !== undefined) return { kind: 'help', understood: early, entry }
  if (asksHow && OF_THE_ASKER[early.language].test(plainOf(text))) return { kind: 'noHelp', understood: early }
  if (!can(viewer.permissions, 'search')) return nothing(early)
  const searching = await beginSearch(tenant, viewer)
  const asked = understand(text, await knownNames(searching, viewer, text, language), language)
  // How something was done is no question of Vitrine: what is kept may tell it.
  const effective = asksHow ? { ...asked, intents: asked.intents.map((intent) => (intent === 'howTo' ? 'find' : intent)) } : asked
  const { understood, within } = effective.isOfOtherYears ? ofTheSame(effective, earlier, language) : { understood: effective, within: effective.goesOn ? lastQuery(earlier) : [] }
  if (within.length + understood.conditions.length + understood.terms.length === 0) return nothing(understood)
  const sides = await sidesOf(searching, asking, understood)
  const sought = await searchFor(searching, understood, within)
  const first = await readInOrder(searching, asking, sought, understood)
  const items = first.length > 0 ? first : await read(searching, asking, sought, understood, MOST_ITEMS)
  const isCounted = understood.intents.some((intent) => intent === 'count' || intent === 'compare')
  const kinds = isCounted && sought.total > 0 ? await kindsOf(searching, sought.query) : []
  const findings: Findings = { total: sought.total, items, kinds, leftOut: sides === undefined ? sought.leftOut : [], ...(sides === undefined ? {} : { sides }), isInOrder: first.length > 0, isOutline: !can(viewer.permissions, 'viewDetails') }
  return { kind: 'found', understood, findings, query: sought.query === EVERYTHING ? '' : printQuery(sought.query), total: sought.total }
}

/** Looks up what a question is about: one transaction of the asker's, who sees in it what they see anywhere. */
export const retrieve = (asking: Asking): Promise<Retrieved> => asking.inTenant((tenant) => retrieveIn(tenant, asking))
