import type { Result } from 'effect/Result'
import type { Failure } from '../../domain/failures/failure.ts'
import { failureOf } from '../failures/outcome.ts'
import type { Notification, Notify } from './notifications.machine.ts'

/** How taking something back went. A failure names what stands in its way. */
export const undone = (failure: Failure | undefined): Notification => {
  if (failure === undefined) return { kind: 'success', text: 'history.undone' }
  const values = 'names' in failure ? { values: { names: failure.names.join(', '), count: failure.names.length } } : {}
  return { kind: 'failure', text: `failure.${failure.code}`, ...values }
}

/** What a notification offers for taking back what it tells; how that went is told, too. */
export const undoAction = (takeBack: (signal: AbortSignal) => Promise<Result<unknown, Failure>>, notify: Notify): NonNullable<Notification['action']> => ({
  text: 'history.undo',
  run: () => void takeBack(new AbortController().signal).then((outcome) => notify(undone(failureOf(outcome)))),
})
