import { expect } from 'vitest'
import type { Person } from '../../tests/support/server/person.ts'

interface CountedValue {
  readonly value: string
  readonly label: string
  readonly count: number
}

interface TermsFacet {
  readonly values: readonly CountedValue[]
  readonly distinct: number
  readonly missing: number
}

/** Searches by somebody over HTTP. */
export const searchingBy = (person: () => Person) => {
  const ask = async (path: string, body: object) => {
    const answer = await person().ask({ method: 'POST', path: `/v1/search/${path}`, body })
    expect(answer.status, answer.text).toBe(200)
    return answer.json
  }
  const total = async (q: string): Promise<number> => ((await ask('results', { q, sort: { by: 'relevance' }, direction: 'asc', limit: 1 })) as { readonly total: number }).total
  const terms = async (q: string, facet: string, more: object = {}): Promise<TermsFacet> => ((await ask('facets', { q, facets: [facet], ...more })) as { readonly facets: readonly [TermsFacet] }).facets[0]
  return { total, terms }
}
