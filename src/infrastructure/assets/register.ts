import { ADVANCED_SEARCH } from '../../application/advanced-search/advancedSearchActors.ts'
import { ASSETS } from '../../application/assets/assetActors.ts'
import { startAsset } from '../../application/assets/startAsset.ts'
import { FAVORITES } from '../../application/favorites/favoritesActors.ts'
import { RELATIONS } from '../../application/relations/relationActors.ts'
import { WEB_READY } from '../../application/web-ready/webReadyActors.ts'
import { registration } from '../registration/registration.ts'

export const register = registration(ASSETS, {
  needs: [FAVORITES, RELATIONS, WEB_READY, ADVANCED_SEARCH],
  ports: (_, { favorites }, { relations }, { webReady }, { advancedSearches }) => ({ favorites, relations, webReady, advancedSearches }),
  start: startAsset,
})
