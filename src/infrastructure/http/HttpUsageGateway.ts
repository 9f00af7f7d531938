import type { UsageGateway } from '../../application/organizations/UsageGateway.ts'
import { keys } from '../cache/keys.ts'
import type { ReadCache } from '../cache/ReadCache.ts'
import { readUsage } from './contract/organizations.ts'
import type { HttpClient } from './HttpClient.ts'

export class HttpUsageGateway implements UsageGateway {
  readonly #http: HttpClient
  readonly #cache: ReadCache

  constructor(http: HttpClient, cache: ReadCache) {
    this.#http = http
    this.#cache = cache
  }

  read(signal: AbortSignal) {
    return this.#cache.read(keys.usage, signal, (signal) => this.#http.query(readUsage, { signal }))
  }
}
