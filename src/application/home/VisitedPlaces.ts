import type { ResourceRef } from '../../domain/restrictions/restriction.ts'

/** Where the person was, as their browser remembers it: identifiers alone, so that it says nothing that they may no longer see. */
export interface VisitedPlaces {
  /** The latest first. */
  all(): readonly ResourceRef[]
  visit(place: ResourceRef): void
}
