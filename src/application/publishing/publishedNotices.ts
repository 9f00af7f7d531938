import * as Result from 'effect/Result'
import { formatCalendarDate } from '../../domain/format/dates.ts'
import type { CalendarDate } from '../../domain/validation/dates.ts'
import { begunNotice } from '../bulk-operations/takenBack.ts'
import type { Notification, NotificationAction, Notify } from '../notifications/notifications.machine.ts'
import { offeredAgain, offering } from '../notifications/undone.ts'
import { countOf, nameOf, takeBack, type Meant, type PublishedAll } from './publishingAll.ts'
import type { PublishingGateway } from './PublishingGateway.ts'

interface Ports {
  readonly publishing: PublishingGateway
  readonly notify: Notify
}

/** What is told of a publication: that it is done behind the answer, or what is done, with its way back. */
export const publishedNotice = ({ publishing, notify }: Ports, meant: Meant, until: CalendarDate | null, outcome: PublishedAll): Notification => {
  if ('bulkOperation' in outcome) return begunNotice(outcome.bulkOperation)
  const values = { name: nameOf(meant), count: countOf(meant), kept: outcome.kept, day: until === null ? '' : formatCalendarDate(until) }
  if (outcome.changed === 0) return { kind: 'info', text: 'publishing.unchanged', values }
  const undo = async (again: NotificationAction) => {
    const back = await takeBack(publishing, meant, until, outcome, new AbortController().signal)
    if (Result.isFailure(back)) return notify({ kind: 'failure', text: `failure.${back.failure.code}`, ...offeredAgain(back.failure, again) })
    notify('bulkOperation' in back.success ? begunNotice(back.success.bulkOperation) : { kind: 'info', text: 'publishing.undone', values })
  }
  const text = `publishing.${until === null ? 'published' : 'publishedLater'}${outcome.kept > 0 ? 'ButKept' : ''}`
  return { kind: 'success', text, values, action: offering('publishing.undo', undo) }
}
