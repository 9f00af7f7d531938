import type { SelectedThere } from '../../domain/items/selection.ts'
import { failureOf, valueOf } from '../failures/outcome.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { AutofillGateway } from './AutofillGateway.ts'

/** Has values proposed for a selection, and says that it was begun, or why not. */
export type ProposeForSelected = (selected: SelectedThere) => Promise<void>

export const proposing =
  (autofill: AutofillGateway, notify: Notify): ProposeForSelected =>
  async ({ type, selection, count, name }) => {
    const outcome = await autofill.propose(type, selection, new AbortController().signal)
    const [failure, done] = [failureOf(outcome), valueOf(outcome)]
    if (failure !== undefined) return notify({ kind: 'failure', text: failure.code === 'VALIDATION_FAILED' ? 'autofill.tooMany' : `failure.${failure.code}` })
    if (done === undefined) return
    if ('bulkOperation' in done) return notify({ kind: 'info', text: 'autofill.begun', values: { count: done.bulkOperation.total } })
    if (done.queued === 0) return notify({ kind: 'info', text: 'autofill.nothing' })
    notify(count === 1 && name !== undefined ? { kind: 'info', text: 'autofill.begunOne', values: { name } } : { kind: 'info', text: 'autofill.begunSingle' })
  }
