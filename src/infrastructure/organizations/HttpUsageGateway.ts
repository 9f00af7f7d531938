import * as Result from 'effect/Result'
import type { UsageGateway } from '../../application/organizations/UsageGateway.ts'
import type { StorageWish } from '../../domain/organizations/moreStorage.ts'
import { keys } from '../cache/keys.ts'
import type { ReadCache } from '../cache/ReadCache.ts'
import type { LocalEvents } from '../notifications/LocalEvents.ts'
import { readUsage, requestUpgrade } from './usage.contract.ts'
import type { HttpClient } from '../http/HttpClient.ts'

export class HttpUsageGateway implements UsageGateway {
  readonly #http: HttpClient
  readonly #cache: ReadCache
  readonly #localEvents: LocalEvents

  constructor(http: HttpClient, cache: ReadCache, localEvents: LocalEvents) {
    this.#http = http
    this.#cache = cache
    this.#localEvents = localEvents
  }

  read(signal: AbortSignal) {
    return this.#cache.read(keys.usage, signal, (signal) => this.#http.query(readUsage, { signal }))
  }

  async requestUpgrade(body: StorageWish, signal: AbortSignal) {
    const requested = await this.#http.mutate(requestUpgrade, { body, signal })
    if (Result.isSuccess(requested) || requested.failure.code === 'UPGRADE_ALREADY_REQUESTED') this.#localEvents.publish({ kind: 'usage.changed' })
    return requested
  }
}
