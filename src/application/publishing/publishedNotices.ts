import { formatCalendarDate } from '../../domain/format/dates.ts'
import type { NamedItem } from '../../domain/items/item.ts'
import type { CalendarDate } from '../../domain/validation/dates.ts'
import { begunNotice } from '../bulk-operations/takenBack.ts'
import { failureOf } from '../failures/outcome.ts'
import type { Notification, Notify } from '../notifications/notifications.machine.ts'
import { takeBackMany, type PublishedMany } from './publishingMany.ts'
import type { PublishingGateway } from './PublishingGateway.ts'

interface Ports {
  readonly publishing: PublishingGateway
  readonly notify: Notify
}

/** What is told of a publication: what of it is done, with its way back, and what becomes web ready behind the answer. */
export const publishedNotices = (
  { publishing, notify }: Ports,
  items: readonly NamedItem[],
  until: CalendarDate | null,
  { done, begun }: PublishedMany,
): readonly Notification[] => {
  const jobs = begun.map(begunNotice)
  if (done.length === 0) return jobs
  const sum = (of: 'changed' | 'kept') => done.reduce((all, one) => all + one[of], 0)
  const values = { name: items[0]?.name ?? '', count: items.length, kept: sum('kept'), day: until === null ? '' : formatCalendarDate(until) }
  if (sum('changed') === 0) return [...jobs, { kind: 'info', text: 'publishing.unchanged', values }]
  const takeBack = async () => {
    const failure = failureOf(await takeBackMany(publishing, done, new AbortController().signal))
    notify(failure === undefined ? { kind: 'info', text: 'publishing.undone', values } : { kind: 'failure', text: `failure.${failure.code}` })
  }
  const text = `publishing.${until === null ? 'published' : 'publishedLater'}${sum('kept') > 0 ? 'ButKept' : ''}`
  return [...jobs, { kind: 'success', text, values, action: { text: 'publishing.undo', run: () => void takeBack() } }]
}
