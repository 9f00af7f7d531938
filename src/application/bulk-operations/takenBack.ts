import type { Result } from 'effect/Result'
import type { Failure } from '../../domain/failures/failure.ts'
import type { BulkOperation } from '../../domain/bulk-operations/bulkOperation.ts'
import { failureOf, valueOf } from '../failures/outcome.ts'
import type { Notification } from '../notifications/notifications.machine.ts'

/** What is told of many things that are only on their way into the trash or out of it, or to be ready for the web. */
export const begunNotice = ({ action, count, name }: BulkOperation): Notification => ({
  kind: 'info',
  text: `moveCopy.begun.${action}${count === 1 && name !== null ? 'One' : ''}`,
  values: { count, name: name ?? '' },
})

/** What a call that takes something back answers: what it did, or what it only began. */
type TakenBack = { readonly batchId: string } | { readonly change: string } | { readonly bulkOperation: BulkOperation }

/** What is told of it: whether that was done, begun or refused. */
export const takenBackNotice = (outcome: Result<TakenBack, Failure>, begun = begunNotice): Notification => {
  const [failure, done] = [failureOf(outcome), valueOf(outcome)]
  if (failure !== undefined) return { kind: 'failure', text: `failure.${failure.code}` }
  return done !== undefined && 'bulkOperation' in done ? begun(done.bulkOperation) : { kind: 'info', text: 'moveCopy.undone' }
}
