import type { Visit, Workplace } from '../../domain/organizations/workplace.ts'

/**
 * Where the super administrator of this tab works: another organization, until they leave it. Each change begins the application anew,
 * so that nothing of one organization is left in the other.
 */
export interface Workplaces {
  /** Undefined: at home. */
  current(): Workplace | undefined
  /** False: the browser has no room to keep it, and they stay where they are. */
  enter(place: Workplace): boolean
  leave(): void
}

/** What the tab keeps of their coming and going. */
export interface VisitBook {
  /** What has not been told to the organization concerned. */
  unreported(): readonly Visit[]
  reported(visit: Visit): void
}
