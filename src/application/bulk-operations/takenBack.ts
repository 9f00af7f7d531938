import type { Result } from 'effect/Result'
import type { Failure } from '../../domain/failures/failure.ts'
import type { BulkOperation } from '../../domain/bulk-operations/bulkOperation.ts'
import { failureOf, valueOf } from '../failures/outcome.ts'
import type { Notification, NotificationAction, Notify } from '../notifications/notifications.machine.ts'
import { offeredAgain } from '../notifications/undone.ts'

/** What is told of many things that are only on their way into the trash or out of it, or to be ready for the web. */
export const begunNotice = ({ action, count, name }: BulkOperation): Notification => ({
  kind: 'info',
  text: `moveCopy.begun.${action}${count === 1 && name !== null ? 'One' : ''}`,
  values: { count, name: name ?? '' },
})

/** What a call that takes something back answers: what it did, or what it only began. */
type TakenBack = { readonly batchId: string } | { readonly change: string } | { readonly bulkOperation: BulkOperation }

/** Tells whether that was done, begun or refused, and answers whether it was done or begun. `again`: what offered it. */
export const notifyTakenBack = (notify: Notify, outcome: Result<TakenBack, Failure>, again: NotificationAction, begun = begunNotice): boolean => {
  const [failure, done] = [failureOf(outcome), valueOf(outcome)]
  if (failure !== undefined) notify({ kind: 'failure', text: `failure.${failure.code}`, ...offeredAgain(failure, again) })
  else notify(done !== undefined && 'bulkOperation' in done ? begun(done.bulkOperation) : { kind: 'info', text: 'moveCopy.undone' })
  return failure === undefined
}
