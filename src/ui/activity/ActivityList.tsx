import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { ActivityAddresses } from '../../application/activity/ActivityGateway.ts'
import type { ActivityEntry } from '../../domain/activity/entry.ts'
import { formatDate } from '../../domain/format/dates.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import type { SessionClaims } from '../../domain/access/claims.ts'
import { NearViewport, watchNear } from '../kit/NearViewport.tsx'
import { theme } from '../theme/theme.ts'
import { TIME_ZONE } from '../texts/timeZone.ts'
import { ActivityRow } from './ActivityRow.tsx'
import { daysOf, dayText } from './days.ts'
import { targetAddress } from './targetAddress.ts'

interface ActivityListProps {
  readonly entries: readonly ActivityEntry[]
  readonly claims: SessionClaims
  readonly organizationId: string
  readonly addresses: ActivityAddresses
  readonly onUndo: ((entry: ActivityEntry) => void) | undefined
  /** The end of what is there comes into sight. */
  readonly onEnd: () => void
}

/** Entries that are drawn or left out together. */
const BATCH = 25

const piled = (entries: readonly ActivityEntry[]): readonly (readonly ActivityEntry[])[] =>
  Array.from({ length: Math.ceil(entries.length / BATCH) }, (_, pile) => entries.slice(pile * BATCH, (pile + 1) * BATCH))

/** The end of what is there. Made anew with each page: one that stays in sight is told of again. */
const End = ({ onNear }: { readonly onNear: () => void }) => {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => (end.current === null ? undefined : watchNear(end.current, (isNear) => isNear && onNear())), [onNear])
  return <div ref={end} data-end />
}

/** Entries under the days on which they happened; what is far from sight is not drawn. */
export const ActivityList = ({ entries, claims, organizationId, addresses, onUndo, onEnd }: ActivityListProps) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [now] = useState(() => Date.now())
  const toggle = (id: string) => setOpen((were) => (were.has(id) ? new Set([...were].filter((one) => one !== id)) : new Set([...were, id])))
  const row = (entry: ActivityEntry) => {
    const { id, personId, portrait, target } = entry
    return (
      <ActivityRow
        key={id}
        entry={entry}
        targetAddress={target && targetAddress(claims, organizationId, target)}
        portrait={personId === undefined || portrait === undefined ? undefined : addresses.portraitAddress(organizationId, personId, portrait)}
        thumbnail={target?.thumbnail === undefined ? undefined : addresses.thumbnailAddress(organizationId, target.id, target.thumbnail)}
        isOpen={open.has(id)}
        onToggle={() => toggle(id)}
        onUndo={onUndo}
      />
    )
  }
  /** Whether a pile begins with the day that the one before ended with. */
  const goesOn = (pile: number): boolean => {
    const [last, first] = [entries[pile * BATCH - 1], entries[pile * BATCH]]
    return last !== undefined && first !== undefined && formatDate(last.at, TIME_ZONE) === formatDate(first.at, TIME_ZONE)
  }
  return (
    <div>
      {piled(entries).map((pile, place) => (
        <NearViewport key={pile[0]?.id}>
          {daysOf(pile, TIME_ZONE).map((day, nth) => {
            const text = dayText(t, language, day, TIME_ZONE, now)
            return (
              <Day key={day.date}>
                {(nth > 0 || !goesOn(place)) && <h2>{text}</h2>}
                <ul aria-label={text}>{day.entries.map(row)}</ul>
              </Day>
            )
          })}
        </NearViewport>
      ))}
      <End key={entries.length} onNear={onEnd} />
    </div>
  )
}

const Day = styled.div`
  h2 {
    padding: ${theme.space[5]} 0 ${theme.space[2]};
    font-size: ${theme.font.size.body};
    font-weight: ${theme.font.weight.semibold};
    color: ${theme.color.ink};
  }

  h2::first-letter {
    text-transform: uppercase;
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`
