import * as Result from 'effect/Result'
import type { AdvancedSearchGateway, FacetQuery, ResultQuery } from '../../application/advanced-search/AdvancedSearchGateway.ts'
import { HttpGateway } from '../http/HttpGateway.ts'
import { completeSearch, readSearchFields, searchAdvice, searchFacets, searchResults } from './contract.ts'

export class HttpAdvancedSearchGateway extends HttpGateway implements AdvancedSearchGateway {
  results(body: ResultQuery, signal: AbortSignal) {
    return this.http.query(searchResults, { body, signal })
  }

  facets(body: FacetQuery, signal: AbortSignal) {
    return this.http.query(searchFacets, { body, signal })
  }

  advice(q: string, signal: AbortSignal) {
    return this.http.query(searchAdvice, { body: { q }, signal })
  }

  async completions(q: string, at: number, signal: AbortSignal) {
    return Result.map(await this.http.query(completeSearch, { query: { q, at }, signal }), ({ items }) => items)
  }

  fields(q: string, signal: AbortSignal) {
    return this.http.query(readSearchFields, { query: { q }, signal })
  }
}
