import type { OwnAction } from '../../src/domain/rights/can.ts'

/** Where web ready is changed: in the library, in the view of what is ready, or by publishing. */
export type WebReadyDoor = 'library' | 'view' | 'portal'

interface Change {
  readonly webReady: boolean
  readonly undone?: string | undefined
}

/**
 * What a change is by the table of rights, when it is asked for and again when it is made. By the view things are taken off, and put back by
 * whoever took them off; all else that becomes ready takes what the library asks for.
 */
export const webReadyAction = (door: WebReadyDoor, { webReady, undone }: Change): OwnAction => {
  if (door === 'portal') return 'publishToPortal'
  if (door === 'library') return webReady ? 'setWebReady' : 'changeWebReady'
  if (!webReady) return 'manageWebReadyView'
  return undone === undefined ? 'setWebReady' : 'undoWebReady'
}
