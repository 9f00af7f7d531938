import type { Failure } from '../../domain/failures/failure.ts'
import type { Notification } from './notifications.machine.ts'

/** How taking something back went. A failure names what stands in its way. */
export const undone = (failure: Failure | undefined): Notification => {
  if (failure === undefined) return { kind: 'success', text: 'history.undone' }
  const values = 'names' in failure ? { values: { names: failure.names.join(', '), count: failure.names.length } } : {}
  return { kind: 'failure', text: `failure.${failure.code}`, ...values }
}
