import { useSelector } from '@xstate/react'
import { History } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { ActivityActors } from '../../application/activity/activityActors.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { failureText } from '../texts/failureText.ts'
import { Alert } from '../kit/Alert.tsx'
import { Button } from '../kit/Button.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { theme } from '../theme/theme.ts'
import { HistoryEntry } from './HistoryEntry.tsx'

const WAITING = Array.from({ length: 6 }, (_, row) => row)

interface HistoryTabProps {
  readonly actors: Pick<ActivityActors, 'history' | 'takeBack'>
  /** Of an asset: its entries name attributes, each of which is taken back by itself. */
  readonly onUndoValues?: (changeId: string) => void
}

/** What was changed, by whom and when, newest first, each field with what it was before. */
export const HistoryTab = ({ actors: { history, takeBack }, onUndoValues }: HistoryTabProps) => {
  const { t, i18n } = useTranslation()
  const snapshot = useSelector(history, (current) => current)
  const { entries, next, failure } = snapshot.context
  const message = failure && failureText(t, failure, matchLanguage(i18n.language))
  const retry = () => history.send({ type: 'retry' })

  if (snapshot.matches('failed')) return <ErrorState title={t('history.failed.title')} text={message ?? t('history.failed.text')} onRetry={retry} />
  if (snapshot.matches('nothing'))
    return <EmptyState icon={<History size={28} strokeWidth={1.5} />} title={t('history.nothing.title')} text={t('history.nothing.text')} />
  if (entries.length === 0)
    return (
      <Waiting aria-busy aria-label={t('history.loading')}>
        {WAITING.map((row) => (
          <Skeleton key={row} />
        ))}
      </Waiting>
    )
  return (
    <Root aria-label={t('history.title')}>
      <ol>
        {entries.map((entry) => (
          <li key={entry.id}>
            <HistoryEntry entry={entry} onUndo={() => void takeBack(entry.id)} onUndoValues={onUndoValues} />
          </li>
        ))}
      </ol>
      {snapshot.matches('stuck') && (
        <Alert>
          {message ?? t('history.failed.text')} <Button onClick={retry}>{t('kit.tryAgain')}</Button>
        </Alert>
      )}
      {next !== null && !snapshot.matches('stuck') && (
        <Button disabled={snapshot.matches('extending')} onClick={() => history.send({ type: 'more.wanted' })}>
          {t(snapshot.matches('extending') ? 'history.more' : 'history.older')}
        </Button>
      )}
    </Root>
  )
}

const Root = styled.section`
  display: grid;
  justify-items: start;
  gap: ${theme.space[4]};
  padding: 18px ${theme.space[5]} ${theme.space[8]};

  ol {
    display: grid;
    width: 100%;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    padding: ${theme.space[3]} 0;
    border-bottom: ${theme.border.line};
  }

  li:first-child {
    padding-top: 0;
  }
`

const Waiting = styled.output`
  display: grid;
  gap: ${theme.space[3]};
  padding: 18px ${theme.space[5]};

  & > * {
    height: ${theme.size.row};
  }
`
