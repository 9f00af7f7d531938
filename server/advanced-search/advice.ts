import * as Result from 'effect/Result'
import { widerThan } from '../../src/domain/advanced-search/wider.ts'
import { conditionsOf } from '../../src/domain/query-language/conditions.ts'
import { normalForm } from '../../src/domain/query-language/normalForm.ts'
import { parseQuery } from '../../src/domain/query-language/parse.ts'
import { printQuery } from '../../src/domain/query-language/print.ts'
import { EVERYTHING, type Query } from '../../src/domain/query-language/query.ts'
import { sequenceOf } from '../../src/domain/search/words.ts'
import type { Viewer } from '../access/viewer.ts'
import type { Tenant } from '../database/tenant.ts'
import { allOf } from '../item-index/evaluate.ts'
import { beginSearch, find, totalOf, type Searching } from './find.ts'
import { likelyWord } from './spelling.ts'

interface Advice {
  readonly conditions: readonly { readonly q: string; readonly alone: number; readonly without: number }[]
  readonly spelling: string | null
  readonly wider: readonly { readonly q: string; readonly count: number }[]
}

/** The single words of a query that are looked for, each once. */
const wordsIn = (query: Query): readonly string[] => {
  if (query.kind === 'and' || query.kind === 'or') return [...new Set(query.parts.flatMap(wordsIn))]
  const words = query.kind === 'text' && query.match === 'word' ? [...sequenceOf(query.text)] : []
  return words.length === 1 && query.kind === 'text' ? [query.text] : []
}

const corrected = (query: Query, better: ReadonlyMap<string, string>): Query => {
  switch (query.kind) {
    case 'and':
    case 'or':
      return { kind: query.kind, parts: query.parts.map((part) => corrected(part, better)) }
    case 'text':
      return query.match === 'word' ? { ...query, text: better.get(query.text) ?? query.text } : query
    default:
      return query
  }
}

/** The query with likelier words for those that nothing is found by; null where that finds nothing either. */
const spellingOf = async (searching: Searching, query: Query): Promise<string | null> => {
  const seen = allOf((await find(searching, EVERYTHING)).tiers)
  const better = new Map<string, string>()
  for (const text of wordsIn(query)) {
    const [word = ''] = sequenceOf(text)
    const isFound = totalOf(await find(searching, { kind: 'text', text, match: 'word' })) > 0
    const likely = isFound ? undefined : await likelyWord(searching.tenant, word, seen)
    if (likely !== undefined) better.set(text, likely)
  }
  if (better.size === 0) return null
  const other = normalForm(corrected(query, better))
  return totalOf(await find(searching, other)) > 0 ? printQuery(other) : null
}

/** What is near to a query of one condition and finds something. */
const widerOf = async (searching: Searching, query: Query): Promise<Advice['wider']> => {
  const counted = await Promise.all(widerThan(query).map(async (other) => ({ q: printQuery(other), count: totalOf(await find(searching, other)) })))
  return counted.filter(({ count }) => count > 0)
}

/** Why a query finds nothing, and what would find something. */
export const advice = async (tenant: Tenant, viewer: Viewer, q: string): Promise<Result.Result<Advice>> => {
  const searching = await beginSearch(tenant, viewer)
  const query = parseQuery(q)
  const conditions: Advice['conditions'][number][] = []
  for (const { query: part, text, without } of conditionsOf(query)) {
    conditions.push({ q: text, alone: totalOf(await find(searching, part)), without: totalOf(await find(searching, without)) })
  }
  return Result.succeed({ conditions, spelling: await spellingOf(searching, query), wider: await widerOf(searching, query) })
}
