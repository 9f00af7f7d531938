import * as Result from 'effect/Result'
import { PAGE_ROWS, type AssetList } from '../../application/assets/AssetGateway.ts'
import { keys, type KeptPage } from '../cache/keys.ts'
import type { ReadCache } from '../cache/ReadCache.ts'
import { listAssets, locateAssets } from './contract.ts'
import type { HttpClient } from '../http/HttpClient.ts'

/** Reads any page of a list by key: after its neighbour where that was read before, else from the nearest known position. */
export class PageReader {
  readonly #http: HttpClient
  readonly #cache: ReadCache

  constructor(http: HttpClient, cache: ReadCache) {
    this.#http = http
    this.#cache = cache
  }

  async read(list: AssetList, index: number, signal: AbortSignal) {
    const start = await this.#startOf(list, index, signal)
    if (Result.isFailure(start)) return Result.fail(start.failure)
    const { type: resourceType, ...place } = list
    const page = await this.#http.query(listAssets, { query: { ...place, ...start.success, limit: PAGE_ROWS }, resourceType, signal })
    return Result.map(page, ({ items, total, next }): KeptPage => ({ index, items, total, next }))
  }

  async #startOf(list: AssetList, index: number, signal: AbortSignal) {
    if (index === 0) return Result.succeed({})
    const before = this.#cache.peek(keys.page(list, index - 1))?.next
    if (before !== undefined && before !== null) return Result.succeed({ after: before })
    const { type: resourceType, ...query } = list
    const positions = await this.#cache.read(keys.positions(list), signal, (signal) =>
      this.#http.query(locateAssets, { query, resourceType, signal }),
    )
    return Result.map(positions, ({ every, cursors }) => {
      const row = index * PAGE_ROWS
      const nearest = Math.min(Math.floor(row / every), cursors.length - 1)
      const after = cursors[nearest]
      return after === undefined || after === '' ? { skip: row } : { after, skip: row - nearest * every }
    })
  }
}
