import type { SearchGateway, SearchQuery } from '../../application/search/SearchGateway.ts'
import { keys } from '../cache/keys.ts'
import type { ReadCache } from '../cache/ReadCache.ts'
import { searchResources } from './contract.ts'
import type { HttpClient } from '../http/HttpClient.ts'

export class HttpSearchGateway implements SearchGateway {
  readonly #http: HttpClient
  readonly #cache: ReadCache

  constructor(http: HttpClient, cache: ReadCache) {
    this.#http = http
    this.#cache = cache
  }

  search({ resourceType, ...rest }: SearchQuery, signal: AbortSignal) {
    const query = { ...rest, ...(resourceType === undefined ? {} : { resourceType }) }
    return this.#cache.read(keys.search(query), signal, (signal) => this.#http.query(searchResources, { query, signal }))
  }
}
