import type { TFunction } from 'i18next'
import { summaryOf, type AuditEventKind } from '../../domain/activity/auditEvent.ts'
import type { ActivityEntry } from '../../domain/activity/entry.ts'
import { areCounted } from '../../domain/activity/refused.ts'
import { subjectOf } from '../../domain/activity/targets.ts'
import { formatDateTime } from '../../domain/format/dates.ts'
import { TIME_ZONE } from '../texts/timeZone.ts'

interface Piece {
  /** `who` and `name` are set apart: who did it, and with what. */
  readonly is: 'text' | 'who' | 'name'
  readonly text: string
}

/** Stand where a sentence names who did it and with what; of no writing, so no name has them. */
const MARKS = { who: '\uE000', name: '\uE001' } as const

/** What is done beside the thing itself is somebody’s name. */
const PERSONS_NAMED: readonly AuditEventKind[] = ['restricted', 'opened', 'handedOver']
const UNQUOTED = ['user', 'contact', 'organization']

/** What something is called, set off where it is not a person's name. */
const nameText = (t: TFunction, { kind, resourceName, target }: ActivityEntry): string => {
  const subject = target?.kind ?? subjectOf(kind)
  if (resourceName === '') return t(`activity.unnamed.${subject ?? 'other'}`)
  return subject !== undefined && UNQUOTED.includes(subject) ? resourceName : t('activity.quoted', { text: resourceName })
}

/** The time of day; of another day than the entry's its date too. */
const lastText = (at: string, lastAt: string): string => {
  const [first, last] = [formatDateTime(at, TIME_ZONE), formatDateTime(lastAt, TIME_ZONE)]
  return first.slice(0, 10) === last.slice(0, 10) ? last.slice(11, 16) : last.slice(0, 16)
}

/** Of sign-ins that were refused one after another; undefined: the entry tells of one thing. */
const refusedText = (t: TFunction, { at, refused }: ActivityEntry, named: typeof MARKS): string | undefined => {
  if (refused === undefined || !areCounted(refused)) return undefined
  const { times, limited, lastAt } = refused
  if (times === 1) return t('activity.refused.unjudged', named)
  const counted = { ...named, count: times, limited, last: lastText(at, lastAt) }
  return limited === 0 ? t('activity.refused.times', counted) : t('activity.refused.timesUnjudged', counted)
}

/** An entry as a sentence, in pieces. */
export const piecesOf = (t: TFunction, entry: ActivityEntry): readonly Piece[] => {
  const { kind, status, firstName, lastName } = entry
  const { event, other = '…', count } = summaryOf(entry)
  const isPerson = PERSONS_NAMED.includes(event)
  const named = { ...MARKS, other: isPerson ? other : t('activity.quoted', { text: other }), number: count ?? '…' }
  const sentence = refusedText(t, entry, named) ?? (status === 'Failed' ? t(`activity.attempts.${kind}`, named) : t(`activity.sentences.${event}`, named))
  const who = `${firstName} ${lastName}`.trim() || t('activity.system')
  return sentence
    .split(/([\uE000\uE001])/)
    .filter((text) => text !== '')
    .map((text): Piece => {
      if (text === MARKS.who) return { is: 'who', text: who }
      return text === MARKS.name ? { is: 'name', text: nameText(t, entry) } : { is: 'text', text }
    })
}

export const sentenceOf = (t: TFunction, entry: ActivityEntry): string => piecesOf(t, entry).map(({ text }) => text).join('')
