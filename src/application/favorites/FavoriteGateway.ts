import type { Result } from 'effect/Result'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { Direction } from '../../domain/assets/asset.ts'
import type { FavoriteSort } from '../../domain/favorites/favorites.ts'
import type { ItemKind } from '../../domain/items/item.ts'
import type { OutOfReach, SelectionRefusal } from '../../domain/items/outOfReach.ts'
import type { Selection } from '../../domain/items/selection.ts'
import type { ResourceRef } from '../../domain/restrictions/restriction.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import type { ItemPage } from '../lists/ItemPage.ts'

export type FavoriteFailure = CallFailure<OutOfReach>
export type SelectedFavoriteFailure = CallFailure<SelectionRefusal | 'NOT_FOUND'>

/** What is left out does not narrow. */
export interface FavoriteList {
  readonly resourceType?: ResourceType
  readonly kind?: ItemKind
  readonly sort: FavoriteSort
  readonly direction: Direction
}

/** The most of one change. */
export const FAVORITES_AT_ONCE = 200

/** The person's own favorites, of all modules. */
export interface FavoriteGateway {
  page(list: FavoriteList, after: string | null, signal: AbortSignal): Promise<Result<ItemPage, CallFailure>>
  /** Up to {@link FAVORITES_AT_ONCE}; what already is as wanted stays so. Answers what has changed. */
  change(resources: readonly ResourceRef[], favorite: boolean, signal: AbortSignal): Promise<Result<{ readonly changed: readonly ResourceRef[] }, FavoriteFailure>>
  /** The same of all that is selected in a module. */
  changeSelected(type: ResourceType, selection: Selection, favorite: boolean, signal: AbortSignal): Promise<Result<{ readonly changed: readonly ResourceRef[] }, SelectedFavoriteFailure>>
}
