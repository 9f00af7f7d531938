import { useSelector } from '@xstate/react'
import { History } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { ActivityLogActor } from '../../application/activity/activityLog.machine.ts'
import type { ActivityEntry } from '../../domain/activity/entry.ts'
import type { ActivityFilter, ActivityFilterForm } from '../../domain/activity/filter.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { failureText } from '../failureText.ts'
import { Alert } from '../kit/Alert.tsx'
import { Button } from '../kit/Button.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { theme } from '../theme/theme.ts'
import { ActivityFilters } from './ActivityFilters.tsx'
import { ActivityTable } from './ActivityTable.tsx'

interface ActivityLogProps {
  readonly log: ActivityLogActor
  /** Where the browser fetches the log as a file. */
  readonly fileAddress: (filter: ActivityFilter) => string
  /** Takes back what an entry tells of. */
  readonly onUndo?: (entry: ActivityEntry) => void
  /** What is asked for now, for the address of the page. */
  readonly onFilter?: (form: ActivityFilterForm) => void
}

const WAITING = Array.from({ length: 8 }, (_, row) => row)

/** What was done in an organization, newest first, with its filters (specification section 2). */
export const ActivityLog = ({ log, fileAddress, onUndo, onFilter }: ActivityLogProps) => {
  const { t, i18n } = useTranslation()
  const snapshot = useSelector(log, (current) => current)
  const { form, entries, next, failure } = snapshot.context
  const asked = snapshot.matches('reading') ? form : undefined
  useEffect(() => {
    if (asked !== undefined) onFilter?.(asked)
  }, [asked, onFilter])
  const isNarrowed = Object.values(form).some((value) => value !== '')
  const told = failure && failureText(t, failure, matchLanguage(i18n.language))
  return (
    <Root aria-label={t('activity.title')}>
      <ActivityFilters
        form={form}
        isNarrowed={isNarrowed}
        fileAddress={fileAddress}
        onChange={(change) => log.send({ type: 'filter.changed', change })}
        onClear={() => log.send({ type: 'filter.cleared' })}
      />
      {snapshot.matches('nothing') && (
        <EmptyState
          icon={<History size={28} strokeWidth={1.5} />}
          title={t(isNarrowed ? 'activity.nothing.title' : 'activity.empty.title')}
          text={t(isNarrowed ? 'activity.nothing.text' : 'activity.empty.text')}
        />
      )}
      {snapshot.matches('failed') && (
        <ErrorState title={t('activity.failed.title')} text={told ?? t('activity.failed.text')} onRetry={() => log.send({ type: 'retry' })} />
      )}
      {snapshot.matches('reading') && (
        <Waiting aria-busy aria-label={t('activity.loading')}>
          {WAITING.map((row) => (
            <Skeleton key={row} />
          ))}
        </Waiting>
      )}
      {entries.length > 0 && <ActivityTable entries={entries} onUndo={onUndo} />}
      {snapshot.matches('stuck') && (
        <Alert>
          {told ?? t('activity.failed.text')} <Button onClick={() => log.send({ type: 'retry' })}>{t('activity.retry')}</Button>
        </Alert>
      )}
      {next !== null && !snapshot.matches('stuck') && entries.length > 0 && (
        <More>
          <Button disabled={snapshot.matches('extending')} onClick={() => log.send({ type: 'more.wanted' })}>
            {t(snapshot.matches('extending') ? 'activity.more' : 'activity.showMore')}
          </Button>
        </More>
      )}
    </Root>
  )
}

const Root = styled.section`
  display: grid;
  align-content: start;
  gap: ${theme.space[4]};
  min-width: 0;
`

const Waiting = styled.output`
  display: grid;
  gap: ${theme.space[3]};

  & > * {
    height: ${theme.size.row};
  }
`

const More = styled.div`
  display: grid;
  justify-content: center;
`
