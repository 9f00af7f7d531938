import { allOf as conjunctionOf } from '../../../src/domain/query-language/normalForm.ts'
import { conditionCount } from '../../../src/domain/query-language/limits.ts'
import { MAX_CONDITIONS, type Query } from '../../../src/domain/query-language/query.ts'
import type { Term, Understood } from '../../../src/domain/assistant/questions/understand.ts'
import { find, seenBy, totalOf, type Finding, type Searching } from '../../advanced-search/find.ts'
import { byRelevance } from '../../advanced-search/results.ts'
import { orderBy } from '../../item-index/orders.ts'

/** A term with how many it finds where the conditions hold. */
export interface CountedTerm extends Term {
  readonly found: number
}

export interface Sought {
  readonly query: Query
  readonly finding: Finding
  readonly total: number
  /** Those of the question that are part of the query, and how many each finds alone. */
  readonly terms: readonly CountedTerm[]
  readonly leftOut: readonly string[]
}

/** Terms of one question, at most: each is looked up. */
const MOST_TERMS = 12

const tryAll = async (searching: Searching, parts: readonly Query[]): Promise<{ readonly query: Query; readonly finding: Finding; readonly total: number }> => {
  const query = conjunctionOf(parts)
  const finding = await find(searching, query)
  return { query, finding, total: totalOf(finding) }
}

/** So many, or this share of all that the asker sees, are few. */
const FEW = 5
const FEW_OF_ALL = 0.01

/** What says too little to answer alone: years, which limit; words of the field that are mere kinds of things, and those that more than a few things speak of. */
const isCommon = ({ query, found, isLimit, isSubject }: CountedTerm, few: number): boolean => isLimit === true || (query.kind === 'or' && (isSubject !== true || found > few))

const isAskable = (parts: readonly Query[]): boolean => conditionCount(conjunctionOf(parts)) <= MAX_CONDITIONS

/** As many terms as find something together: all of them, all but what limits them, or all but one, of which the most frequent goes; else the rarest first, each as long as something is left. */
const mostOf = async (searching: Searching, base: readonly Query[], all: readonly CountedTerm[]): Promise<readonly CountedTerm[]> => {
  const finds = async (some: readonly CountedTerm[]): Promise<boolean> => {
    const parts = [...base, ...some.map(({ query }) => query)]
    return isAskable(parts) && (await tryAll(searching, parts)).total > 0
  }
  if (all.length > 0 && (await finds(all))) return all
  const subject = all.filter(({ isLimit }) => isLimit !== true)
  const terms = subject.length === 0 ? all : subject
  if (terms.length < all.length && (await finds(terms))) return terms
  const byFrequency = terms.toSorted((one, other) => other.found - one.found)
  for (const dropped of terms.length > 2 ? byFrequency : []) {
    const rest = terms.filter((term) => term !== dropped)
    if (await finds(rest)) return rest
  }
  const kept: CountedTerm[] = []
  for (const term of byFrequency.toReversed()) if (await finds([...kept, term])) kept.push(term)
  return kept
}

/** What a question finds: all of it together where that finds anything; else as much of it as does, and what is left out is said. `within`: what the thread was about before. */
export const searchFor = async (searching: Searching, understood: Pick<Understood, 'conditions' | 'terms'>, within: readonly Query[]): Promise<Sought> => {
  const base = [...within, ...understood.conditions]
  const terms = understood.terms.slice(0, MOST_TERMS)
  const beyond = understood.terms.slice(MOST_TERMS).map(({ text }) => text)
  const counted = await Promise.all(terms.map(async (term): Promise<CountedTerm> => ({ ...term, found: totalOf(await find(searching, term.query)) })))
  const whole = [...base, ...terms.map(({ query }) => query)]
  if (isAskable(whole)) {
    const all = await tryAll(searching, whole)
    if (all.total > 0 || terms.length === 0) return { ...all, terms: counted, leftOut: beyond }
  }
  const kept = await mostOf(searching, base, counted.filter(({ found }) => found > 0))
  const best = await tryAll(searching, [...base, ...kept.map(({ query }) => query)])
  const few = Math.max(FEW, FEW_OF_ALL * seenBy(searching, false).count())
  const isMissing = (term: CountedTerm): boolean => term.found === 0 && !isCommon(term, few)
  const missing = counted.filter(isMissing).map(({ text }) => text)
  const hasNobody = counted.some((term) => isMissing(term) && term.isName === true)
  // What limits a question, or says of what kind a thing is, is no question: where what it is about is not found, or who is named, nothing is.
  if (kept.length === 0 || hasNobody || (missing.length > 0 && kept.every((term) => isCommon(term, few)))) {
    return { ...(await tryAll(searching, isAskable(whole) ? whole : base)), total: 0, terms: [], leftOut: missing }
  }
  const order = terms.map(({ text }) => text)
  const inOrder = kept.toSorted((one, other) => order.indexOf(one.text) - order.indexOf(other.text))
  const query = conjunctionOf([...base, ...inOrder.map((term) => term.query)])
  return { ...best, query, terms: inOrder, leftOut: [...order.filter((text) => !kept.some((term) => term.text === text)), ...beyond] }
}

/** The first identifiers of what was found, the best first. */
export const firstOf = async ({ tenant, index, columns }: Searching, finding: Finding, most: number): Promise<readonly { readonly id: string; readonly tier: number; readonly isFolder: boolean }[]> => {
  const order = await orderBy(tenant, index, { by: 'name' })
  return byRelevance(finding, order, undefined, most).map(({ position, tier }) => ({ id: columns.ids.at(position), tier, isFolder: columns.isFolder(position) }))
}
