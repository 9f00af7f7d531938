import * as Result from 'effect/Result'
import type { FavoriteGateway, FavoriteList } from '../../application/favorites/FavoriteGateway.ts'
import type { ResourceRef } from '../../domain/restrictions/restriction.ts'
import type { LocalEvents } from '../notifications/LocalEvents.ts'
import { changeFavorites, listFavorites } from './contract.ts'
import type { HttpClient } from '../http/HttpClient.ts'

export class HttpFavoriteGateway implements FavoriteGateway {
  readonly #http: HttpClient
  readonly #localEvents: LocalEvents

  constructor(http: HttpClient, localEvents: LocalEvents) {
    this.#http = http
    this.#localEvents = localEvents
  }

  page(list: FavoriteList, after: string | null, signal: AbortSignal) {
    return this.#http.query(listFavorites, { query: after === null ? list : { ...list, after }, signal })
  }

  async change(resources: readonly ResourceRef[], favorite: boolean, signal: AbortSignal) {
    const refs = resources.map(({ kind, id }) => ({ kind, id }))
    const changed = await this.#http.mutate(changeFavorites, { body: { resources: refs, favorite }, signal })
    if (Result.isSuccess(changed)) this.#localEvents.publish({ kind: 'favorites.changed' })
    return changed
  }
}
