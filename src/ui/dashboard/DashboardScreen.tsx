import { useSelector } from '@xstate/react'
import { RefreshCw } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { styled } from 'styled-components'
import type { FirstActors } from '../../application/actors.ts'
import type { DashboardActors } from '../../application/dashboard/dashboardActors.ts'
import type { SessionClaims } from '../../domain/access/claims.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { can } from '../../domain/rights/can.ts'
import { dashboardAddress } from '../addresses/dashboard.ts'
import { Breadcrumbs } from '../kit/Breadcrumbs.tsx'
import { Button } from '../kit/Button.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { useFocusKept } from '../kit/useFocusKept.ts'
import { RetryAlert } from '../page/RetryAlert.tsx'
import { InTopBar } from '../page/slots.tsx'
import { usePageTitle } from '../page/usePageTitle.ts'
import { failureText } from '../texts/failureText.ts'
import { endRoom } from '../page/endRoom.ts'
import { titleText } from '../kit/mixins.ts'
import { theme } from '../theme/theme.ts'
import { AddedFilesWidget } from './AddedFilesWidget.tsx'
import { DataUsageWidget } from './DataUsageWidget.tsx'
import { FormatsWidget } from './FormatsWidget.tsx'
import { HoldersWidget } from './HoldersWidget.tsx'
import { RecentFilesWidget } from './RecentFilesWidget.tsx'
import { WidgetSkeletons } from './WidgetSkeletons.tsx'

interface DashboardScreenProps {
  readonly actors: Pick<FirstActors, 'files'> & DashboardActors
  readonly claims: SessionClaims
}

/** How the holdings grow, and what takes their storage up. */
export const DashboardScreen = ({ actors: { dashboard: actor, files }, claims }: DashboardScreenProps) => {
  const { t, i18n } = useTranslation()
  const page = useRef<HTMLDivElement>(null)
  useFocusKept(page)
  const navigate = useNavigate()
  const snapshot = useSelector(actor, (current) => current)
  const { dashboard, failure } = snapshot.context
  const title = t('dashboard.title')
  usePageTitle(title)
  const message = failure && failureText(t, failure, matchLanguage(i18n.language))
  const retry = () => actor.send({ type: 'retry' })
  const shown = snapshot.matches('shown') ? dashboard : undefined
  return (
    <Page ref={page}>
      <InTopBar>
        <Breadcrumbs crumbs={[{ id: 'dashboard', label: title, to: '/dashboard' }]} />
      </InTopBar>
      <Head>
        <h1>{title}</h1>
        <span>{claims.organization.name}</span>
        {shown && (
          <Button icon={<RefreshCw size={16} aria-hidden />} busy={snapshot.matches({ shown: 'refreshing' })} onClick={() => actor.send({ type: 'refresh' })}>
            {t('dashboard.refresh')}
          </Button>
        )}
      </Head>
      {snapshot.matches({ shown: 'stuck' }) && (
        <RetryAlert onRetry={retry}>{message}</RetryAlert>
      )}
      {snapshot.matches('failed') ? (
        <ErrorState title={t('dashboard.failed')} text={message} onRetry={retry} />
      ) : shown === undefined ? (
        <Widgets>
          <WidgetSkeletons label={t('dashboard.reading')} />
        </Widgets>
      ) : (
        <Widgets>
          <DataUsageWidget usage={shown.usage} seesTrash={can(claims.permissions, 'viewInTrash')} />
          <AddedFilesWidget added={shown.added} onPeriod={(period) => void navigate(dashboardAddress(period), { replace: true })} />
          <FormatsWidget formats={shown.formats} />
          <RecentFilesWidget recent={shown.recent} files={files} mayOpen={can(claims.permissions, 'viewDetails')} />
          {shown.holders && <HoldersWidget of="repositories" holders={shown.holders.repositories} asOf={shown.holders.asOf} />}
          {shown.holders && <HoldersWidget of="persons" holders={shown.holders.persons} asOf={shown.holders.asOf} />}
        </Widgets>
      )}
    </Page>
  )
}

const Page = styled.div`
  display: flex;
  flex: 1 0 auto;
  flex-direction: column;
  gap: ${theme.space[4]};
  padding: ${theme.space[4]} ${theme.space[5]} ${theme.space[6]};
  ${endRoom(theme.space[6])}

  ${theme.media.belowMd} {
    padding: ${theme.space[3]};
  }
`

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[3]};
  min-height: ${theme.size.control};
  color: ${theme.color.inkFaint};

  h1 {
    ${titleText}
    color: ${theme.color.ink};
  }

  button {
    margin-left: auto;
  }
`

const Widgets = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};

  ${theme.media.lg} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
