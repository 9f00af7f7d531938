import type { Reason, RestrictionPlace } from './reason.ts'

/** What holds of a folder or asset and stands in the way of what is asked. Whatever is no obstacle to it is left out. */
export interface ResourceState {
  /** For the person in question. */
  readonly restricted?: RestrictionPlace
  readonly trashed?: boolean
  /** Nothing that was published is edited or deleted (specification section 4). */
  readonly published?: boolean
  /** For everybody. */
  readonly publicationRestricted?: RestrictionPlace
}

/** A restriction comes before the trash: whoever may not see a resource is not told where it lies. */
export const reasonsOfState = ({ restricted, trashed, published, publicationRestricted }: ResourceState): readonly Reason[] => [
  ...(restricted === undefined ? [] : [{ tag: 'restricted', place: restricted } as const]),
  ...(trashed === true ? [{ tag: 'trashed' } as const] : []),
  ...(published === true ? [{ tag: 'published' } as const] : []),
  ...(publicationRestricted === undefined ? [] : [{ tag: 'publicationRestricted', place: publicationRestricted } as const]),
]
