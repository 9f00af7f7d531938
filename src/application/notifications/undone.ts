import type { Result } from 'effect/Result'
import type { Failure } from '../../domain/failures/failure.ts'
import { retryable } from '../../domain/failures/retry.ts'
import { failureOf, hasSucceeded } from '../failures/outcome.ts'
import type { Notification, NotificationAction, Notify } from './notifications.machine.ts'

/** How taking something back went. A failure names what stands in its way. */
export const undone = (failure: Failure | undefined): Notification => {
  if (failure === undefined) return { kind: 'success', text: 'history.undone' }
  const values = 'names' in failure ? { values: { names: failure.names.join(', '), count: failure.names.length } } : {}
  return { kind: 'failure', text: `failure.${failure.code}`, ...values }
}

/** What a notification offers goes with it once it is pressed. Where that has failed and can succeed later, the failure offers the same again. */
export const offeredAgain = (failure: Failure | undefined, action: NotificationAction | undefined): Pick<Notification, 'action'> =>
  failure !== undefined && action !== undefined && retryable(failure.code) ? { action } : {}

/** What a notification offers; it is handed to what it does, which offers it again where that has failed. */
export const offering = (text: string, run: (again: NotificationAction) => unknown): NotificationAction => {
  const action: NotificationAction = { text, run: () => void run(action) }
  return action
}

/** What a notification offers for taking back what it tells; how that went is told, too. `done`: where not all of it may have been taken back. */
export const undoAction = <Value>(
  takeBack: (signal: AbortSignal) => Promise<Result<Value, Failure>>,
  notify: Notify,
  done: (value: Value) => Notification = () => undone(undefined),
): NotificationAction =>
  offering('history.undo', async (again) => {
    const outcome = await takeBack(new AbortController().signal)
    const failure = failureOf(outcome)
    notify(hasSucceeded(outcome) ? done(outcome.success) : { ...undone(failure), ...offeredAgain(failure, again) })
  })
