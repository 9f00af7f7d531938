import type { Result } from 'effect/Result'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { ItemKind } from '../../domain/items/item.ts'
import type { OutOfReachThere } from '../../domain/items/outOfReach.ts'
import type { ResourceRef } from '../../domain/restrictions/restriction.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import type { ItemPage } from '../lists/ItemPage.ts'

/** Whose relations they are. */
export interface RelatedPlace {
  readonly kind: ItemKind
  readonly type: ResourceType
  readonly id: string
}

export type RelatedReadFailure = CallFailure<OutOfReachThere>
export type RelateFailure = CallFailure<OutOfReachThere | 'ASSET_RELATED_TO_ITSELF'>

/** The most that can be related at once. */
export const RELATED_AT_ONCE = 200

/** Relations between assets, and between assets and folders. They have no direction: what is related here shows there as well. */
export interface RelationGateway {
  /** The latest first; without what is kept from the person or lies in the trash. */
  page(place: RelatedPlace, after: string | null, signal: AbortSignal): Promise<Result<ItemPage, RelatedReadFailure>>
  /** Relates up to {@link RELATED_AT_ONCE} things, or takes the relations away. Answers what has changed. */
  change(
    place: RelatedPlace,
    resources: readonly ResourceRef[],
    related: boolean,
    signal: AbortSignal,
  ): Promise<Result<{ readonly changed: readonly ResourceRef[] }, RelateFailure>>
}
