import type { Thread } from '../../domain/assistant/chat.ts'
import { formatDate } from '../../domain/format/dates.ts'

/** How long ago a thread was used last. */
type ThreadAge = 'today' | 'yesterday' | 'week' | 'earlier'

interface ThreadGroup {
  readonly age: ThreadAge
  readonly threads: readonly Thread[]
}

const DAY_MS = 86_400_000

const ageOf = ({ updatedAt }: Thread, timeZone: string, now: number): ThreadAge => {
  const dayBefore = (days: number) => formatDate(new Date(now - days * DAY_MS).toISOString(), timeZone)
  const day = formatDate(updatedAt, timeZone)
  if (day === dayBefore(0)) return 'today'
  if (day === dayBefore(1)) return 'yesterday'
  return now - Date.parse(updatedAt) < 7 * DAY_MS ? 'week' : 'earlier'
}

/** Threads in their order, by the days on which the reader used them. `now`: milliseconds. */
export const threadGroups = (threads: readonly Thread[], timeZone: string, now: number): readonly ThreadGroup[] =>
  [...Map.groupBy(threads, (thread) => ageOf(thread, timeZone, now))].map(([age, some]) => ({ age, threads: some }))
