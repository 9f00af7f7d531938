import type { FavoriteGateway, FavoriteList } from '../../application/favorites/FavoriteGateway.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { Selection } from '../../domain/items/selection.ts'
import type { ResourceRef } from '../../domain/restrictions/restriction.ts'
import { LocalEventsGateway } from '../notifications/LocalEventsGateway.ts'
import { changeFavorites, changeSelectedFavorites, listFavorites } from './contract.ts'

export class HttpFavoriteGateway extends LocalEventsGateway implements FavoriteGateway {
  page(list: FavoriteList, after: string | null, signal: AbortSignal) {
    return this.http.query(listFavorites, { query: after === null ? list : { ...list, after }, signal })
  }

  async change(resources: readonly ResourceRef[], favorite: boolean, signal: AbortSignal) {
    const refs = resources.map(({ kind, id }) => ({ kind, id }))
    return this.publishing({ kind: 'favorites.changed' }, await this.http.mutate(changeFavorites, { body: { resources: refs, favorite }, signal }))
  }

  async changeSelected(resourceType: ResourceType, selection: Selection, favorite: boolean, signal: AbortSignal) {
    return this.publishing({ kind: 'favorites.changed' }, await this.http.mutate(changeSelectedFavorites, { body: { selection, favorite }, resourceType, signal }))
  }
}
