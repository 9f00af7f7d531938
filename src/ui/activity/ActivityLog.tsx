import { useSelector } from '@xstate/react'
import { History } from 'lucide-react'
import { useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { ActivityAddresses } from '../../application/activity/ActivityGateway.ts'
import type { ActivityLogActor } from '../../application/activity/activityLog.machine.ts'
import type { ActivityEntry } from '../../domain/activity/entry.ts'
import type { ActivityFilterForm } from '../../domain/activity/filter.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import type { SessionClaims } from '../../domain/access/claims.ts'
import { AdminPage, AdminPageHead } from '../admin-panel/AdminPage.tsx'
import { failureText } from '../texts/failureText.ts'
import { Alert } from '../kit/Alert.tsx'
import { Button } from '../kit/Button.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { theme } from '../theme/theme.ts'
import { ActivityFilters } from './ActivityFilters.tsx'
import { usePageTitle } from '../page/usePageTitle.ts'
import { ActivityList } from './ActivityList.tsx'

interface ActivityLogProps {
  readonly log: ActivityLogActor
  readonly claims: SessionClaims
  readonly organizationId: string
  readonly addresses: ActivityAddresses
  /** Takes back what an entry tells of. */
  readonly onUndo?: (entry: ActivityEntry) => void
  /** What is asked for now, for the address of the page. */
  readonly onFilter?: (form: ActivityFilterForm) => void
}

const WAITING = Array.from({ length: 8 }, (_, row) => row)

/** What was done in an organization, newest first, with its filters (specification section 2). */
export const ActivityLog = ({ log, claims, organizationId, addresses, onUndo, onFilter }: ActivityLogProps) => {
  const { t, i18n } = useTranslation()
  const snapshot = useSelector(log, (current) => current)
  const { form, entries, next, failure, object, organization } = snapshot.context
  const language = matchLanguage(i18n.language)
  const title = organizationId === claims.organization.id || organization === '' ? t('landing.areas.activityLog.title') : t('activity.of', { name: organization })
  usePageTitle(title)
  const asked = snapshot.matches('reading') ? form : undefined
  useEffect(() => {
    if (asked !== undefined) onFilter?.(asked)
  }, [asked, onFilter])
  const isNarrowed = Object.values(form).some((value) => value !== '')
  const message = failure && failureText(t, failure, language)
  const onEnd = useCallback(() => log.send({ type: 'more.wanted' }), [log])
  return (
    <AdminPage>
      <AdminPageHead>
        <h1>{title}</h1>
      </AdminPageHead>
      <ActivityFilters
        form={form}
        object={object}
        isNarrowed={isNarrowed}
        fileAddress={(filter) => addresses.fileAddress(organizationId, filter, language)}
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
        <ErrorState title={t('activity.failed.title')} text={message ?? t('activity.failed.text')} onRetry={() => log.send({ type: 'retry' })} />
      )}
      {snapshot.matches('reading') && (
        <Waiting aria-busy aria-label={t('activity.loading')}>
          {WAITING.map((row) => (
            <Skeleton key={row} />
          ))}
        </Waiting>
      )}
      {entries.length > 0 && (
        <ActivityList entries={entries} claims={claims} organizationId={organizationId} addresses={addresses} onUndo={onUndo} onEnd={onEnd} />
      )}
      {snapshot.matches('stuck') && (
        <Alert>
          {message ?? t('activity.failed.text')} <Button onClick={() => log.send({ type: 'retry' })}>{t('activity.retry')}</Button>
        </Alert>
      )}
      {next === null && snapshot.matches('listing') && <All>{t('activity.end')}</All>}
      {next !== null && !snapshot.matches('stuck') && entries.length > 0 && (
        <More>
          <Button disabled={snapshot.matches('extending')} onClick={onEnd}>
            {t(snapshot.matches('extending') ? 'activity.more' : 'activity.showMore')}
          </Button>
        </More>
      )}
    </AdminPage>
  )
}

const All = styled.p`
  padding: ${theme.space[4]} 0;
  color: ${theme.color.inkFaint};
  text-align: center;
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
