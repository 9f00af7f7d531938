import { Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { type ActivityEntry, replacesFile } from '../../domain/activity/entry.ts'
import { formatDateTime } from '../../domain/format/dates.ts'
import { Button } from '../kit/Button.tsx'
import { SuggestedBy } from '../suggestions/SuggestedBy.tsx'
import { ActivityChanges } from './ActivityChanges.tsx'
import { ChangedFields } from './ChangedFields.tsx'
import { kindText } from './kindText.ts'
import { theme } from '../theme/theme.ts'

interface HistoryEntryProps {
  readonly entry: ActivityEntry
  readonly onUndo: () => void
  readonly onUndoValues: ((changeId: string) => void) | undefined
}

/** One change: what it was, who made it, when, and its fields before and after. */
export const HistoryEntry = ({ entry, onUndo, onUndoValues }: HistoryEntryProps) => {
  const { t } = useTranslation()
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const { at, firstName, lastName, byPlatform, kind, undoable = false } = entry
  return (
    <Root>
      <Head>
        <strong>{replacesFile(entry) ? t('history.replaced') : kindText(t, kind)}</strong>
        <time dateTime={at}>{formatDateTime(at, timeZone)}</time>
      </Head>
      <p>
        {`${firstName} ${lastName}`.trim() || t('activity.system')}
        {byPlatform && ` · ${t('activity.byPlatform')}`}
      </p>
      {(entry.before !== null || entry.after !== null) && <ActivityChanges entry={entry} />}
      {entry.values && <ChangedFields values={entry.values} onUndo={onUndoValues} />}
      {entry.suggested?.map((one) => (
        <SuggestedBy key={one.text} {...one} />
      ))}
      {undoable && (
        <Undo>
          <Button size="compact" icon={<Undo2 size={14} />} aria-label={t('history.undoOne', { date: formatDateTime(at, timeZone) })} onClick={onUndo}>
            {t('history.undo')}
          </Button>
        </Undo>
      )}
    </Root>
  )
}

const Root = styled.article`
  display: grid;
  gap: ${theme.space[1]};
  font-size: ${theme.font.size.body};

  p {
    color: ${theme.color.inkSoft};
  }

  dl {
    margin-top: ${theme.space[2]};
  }
`

const Undo = styled.div`
  margin-top: ${theme.space[2]};
`

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${theme.space[3]};

  strong {
    font-weight: ${theme.font.weight.medium};
  }

  time {
    font-size: ${theme.font.size.caption};
    font-variant-numeric: ${theme.font.figures};
    color: ${theme.color.inkFaint};
  }
`
