import type { TFunction } from 'i18next'
import type { ActivityEntry } from '../../domain/activity/entry.ts'
import { formatDate } from '../../domain/format/dates.ts'
import type { Language } from '../../domain/preferences/language.ts'

interface Day {
  /** MM/dd/yyyy. */
  readonly date: string
  readonly entries: readonly ActivityEntry[]
}

/** Entries in their order, by the days on which the reader lived through them. */
export const daysOf = (entries: readonly ActivityEntry[], timeZone: string): readonly Day[] => {
  const days: { date: string; entries: ActivityEntry[] }[] = []
  for (const entry of entries) {
    const date = formatDate(entry.at, timeZone)
    const last = days.at(-1)
    if (last?.date === date) last.entries.push(entry)
    else days.push({ date, entries: [entry] })
  }
  return days
}

const DAY_MS = 86_400_000

/** What a day is called at the head of its entries. */
export const dayText = (t: TFunction, language: Language, { date, entries }: Day, timeZone: string, now: number): string => {
  if (date === formatDate(new Date(now).toISOString(), timeZone)) return t('activity.today')
  if (date === formatDate(new Date(now - DAY_MS).toISOString(), timeZone)) return t('activity.yesterday')
  const at = entries[0]?.at ?? ''
  return t('activity.day', { weekday: new Intl.DateTimeFormat(language, { weekday: 'long', timeZone }).format(new Date(at)), date })
}
