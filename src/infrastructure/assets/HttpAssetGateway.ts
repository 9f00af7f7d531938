import * as Result from 'effect/Result'
import type { AssetGateway, AssetList, AssetPage, Freshness } from '../../application/assets/AssetGateway.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { AssetDetail } from '../../domain/assets/asset.ts'
import type { AssetEdit } from '../../domain/assets/editable.ts'
import { keys } from '../cache/keys.ts'
import type { AssetStates } from '../cache/AssetStates.ts'
import type { ReadCache } from '../cache/ReadCache.ts'
import type { LocalEvents } from '../notifications/LocalEvents.ts'
import { editAsset, listRepositories, readAsset, readAssetText } from './contract.ts'
import type { HttpClient } from '../http/HttpClient.ts'
import { PageReader } from './PageReader.ts'

export class HttpAssetGateway implements AssetGateway {
  readonly #http: HttpClient
  readonly #cache: ReadCache
  readonly #localEvents: LocalEvents
  readonly #states: AssetStates
  readonly #pages: PageReader

  constructor(http: HttpClient, cache: ReadCache, localEvents: LocalEvents, states: AssetStates) {
    this.#http = http
    this.#cache = cache
    this.#localEvents = localEvents
    this.#states = states
    this.#pages = new PageReader(http, cache)
  }

  async page(list: AssetList, index: number, signal: AbortSignal, freshness?: Freshness) {
    const page = await this.#cache.read(keys.page(list, index), signal, (signal) => this.#pages.read(list, index, signal), freshness)
    return Result.map(page, (page): AssetPage => this.#states.applied(page))
  }

  read(resourceType: ResourceType, assetId: string, signal: AbortSignal) {
    return this.#cache.read(keys.asset(resourceType, assetId), signal, (signal) =>
      this.#http.query(readAsset, { params: { assetId }, resourceType, signal }),
    )
  }

  async edit({ id, folderId, type, revision }: AssetDetail, edit: AssetEdit, signal: AbortSignal) {
    const input = { params: { assetId: id }, body: { ...edit, revision }, resourceType: type, signal }
    const edited = await this.#http.mutate(editAsset, input)
    if (Result.isSuccess(edited)) {
      this.#cache.put(keys.asset(type, id), edited.success)
      this.#localEvents.publish({ kind: 'contents.changed', folderId, type })
    } else if (edited.failure.code === 'STALE_EDIT') {
      // What was read is what the edit began with: the next reading must see what somebody else has made of it.
      void this.#cache.forget(keys.allOf(id), 'self')
    }
    return edited
  }

  text(resourceType: ResourceType, assetId: string, signal: AbortSignal) {
    return this.#cache.read(keys.text(resourceType, assetId), signal, (signal) =>
      this.#http.query(readAssetText, { params: { assetId }, resourceType, signal }),
    )
  }

  repositories(signal: AbortSignal) {
    return this.#http.query(listRepositories, { signal })
  }
}
