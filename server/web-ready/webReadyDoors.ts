import { allOf, anyOf, type Requirement } from '../../src/domain/access/evaluate.ts'

/** Where web ready is changed: in the library, or in the view of what is ready. */
export type WebReadyDoor = 'library' | 'view'

/** What each door asks for, when a change is asked for and again when it is made. */
export const DOOR_REQUIRES = {
  library: allOf('CHANGE_WEB_READY_STATUS'),
  view: allOf('MANAGE_WEB_READY_VIEW'),
} as const satisfies Readonly<Record<WebReadyDoor, Requirement>>

/** A change is taken back by either. */
export const ANY_DOOR: Requirement = anyOf('CHANGE_WEB_READY_STATUS', 'MANAGE_WEB_READY_VIEW')
