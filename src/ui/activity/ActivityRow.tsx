import { ChevronDown, ChevronRight, Undo2 } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { styled } from 'styled-components'
import type { ActivityEntry } from '../../domain/activity/entry.ts'
import { formatDateTime } from '../../domain/format/dates.ts'
import { Badge } from '../kit/Badge.tsx'
import { IconButton } from '../kit/IconButton.tsx'
import { theme } from '../theme/theme.ts'
import { TIME_ZONE } from '../texts/timeZone.ts'
import { ActivityChanges } from './ActivityChanges.tsx'
import { Person } from './Person.tsx'
import { piecesOf, sentenceOf } from './sentence.ts'
import { TargetPicture } from './TargetPicture.tsx'

interface ActivityRowProps {
  readonly entry: ActivityEntry
  /** Where its thing is opened; undefined: nowhere, or not by this person. */
  readonly targetAddress: string | undefined
  readonly portrait: string | undefined
  readonly thumbnail: string | undefined
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly onUndo: ((entry: ActivityEntry) => void) | undefined
}

/** Who did what with what, in a sentence; a failure is marked, and what changed stands below once it is asked for. */
export const ActivityRow = ({ entry, targetAddress, portrait, thumbnail, isOpen, onToggle, onUndo }: ActivityRowProps) => {
  const { t } = useTranslation()
  const details = useId()
  const { at, byPlatform, status, before, after } = entry
  const time = formatDateTime(at, TIME_ZONE)
  const Chevron = isOpen ? ChevronDown : ChevronRight
  return (
    <Root>
      <Line>
        <Person entry={entry} address={portrait} />
        <Sentence>
          <p>
            {piecesOf(t, entry).map(({ is, text }) => {
              if (is === 'who') return <strong key={is}>{text}</strong>
              if (is === 'name' && targetAddress !== undefined) return <Link key={is} to={targetAddress}>{text}</Link>
              return <span key={`${is} ${text}`}>{text}</span>
            })}
          </p>
          {byPlatform && <small>{t('activity.byPlatform')}</small>}
        </Sentence>
        <Meta>
          {status === 'Failed' && <Badge tone="danger">{t('activity.statuses.Failed')}</Badge>}
          <time dateTime={at} title={time}>
            {time.slice(11, 16)}
          </time>
        </Meta>
        <TargetPicture entry={entry} address={thumbnail} />
        <Tools>
          {entry.undoable === true && onUndo !== undefined && (
            <IconButton label={t('history.undoOne', { date: time })} icon={<Undo2 size={16} />} onClick={() => onUndo(entry)} />
          )}
          {(before !== null || after !== null) && (
            <IconButton
              label={t(isOpen ? 'activity.details.hide' : 'activity.details.show', { sentence: sentenceOf(t, entry) })}
              aria-expanded={isOpen}
              aria-controls={isOpen ? details : undefined}
              icon={<Chevron size={16} />}
              onClick={onToggle}
            />
          )}
        </Tools>
      </Line>
      {isOpen && (
        <Details id={details}>
          <ActivityChanges entry={entry} />
        </Details>
      )}
    </Root>
  )
}

const Root = styled.li`
  border-bottom: ${theme.border.line};
`

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto ${theme.space[16]};
  gap: ${theme.space[1]} ${theme.space[3]};
  align-items: center;
  min-height: ${theme.size.phoneRow};
  padding: ${theme.space.snug} 0;

  ${theme.media.belowMd} {
    grid-template-columns: auto minmax(0, 1fr) auto;
  }
`

const Sentence = styled.div`
  min-width: 0;
  color: ${theme.color.inkSoft};
  overflow-wrap: anywhere;

  strong,
  a {
    font-weight: ${theme.font.weight.medium};
    color: ${theme.color.ink};
  }

  a:hover {
    text-decoration: underline;
  }

  small {
    font-size: ${theme.font.size.caption};
    color: ${theme.color.inkFaint};
  }
`

const Meta = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  font-variant-numeric: ${theme.font.figures};
  color: ${theme.color.inkFaint};

  ${theme.media.belowMd} {
    grid-row: 2;
    grid-column: 2;
  }
`

const Tools = styled.div`
  display: flex;
  justify-content: flex-end;

  ${theme.media.belowMd} {
    grid-row: 2;
    grid-column: 3;
  }
`

const Details = styled.div`
  padding: ${theme.space[3]} ${theme.space[4]};
  margin-bottom: ${theme.space[3]};
  border-radius: ${theme.radius.small};
  background: ${theme.color.sunken};
`
