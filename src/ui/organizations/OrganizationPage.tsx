import { useSelector } from '@xstate/react'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { OrganizationActor } from '../../application/organizations/organization.machine.ts'
import type { OrganizationRemovalActor } from '../../application/organizations/organizationRemoval.machine.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { AdminPageHead } from '../admin-panel/AdminPage.tsx'
import { failureText } from '../texts/failureText.ts'
import { ButtonLink } from '../kit/ButtonLink.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { Tabs } from '../kit/Tabs.tsx'
import { endRoom } from '../page/endRoom.ts'
import { theme } from '../theme/theme.ts'
import { usePageTitle } from '../page/usePageTitle.ts'
import { OrganizationActions } from './OrganizationActions.tsx'
import type { Overseer } from './organizationEntries.ts'
import { OrganizationStateBadge } from './OrganizationStateBadge.tsx'
import { UnknownOrganization } from './UnknownOrganization.tsx'

interface OrganizationPageProps {
  readonly id: string
  readonly organization: OrganizationActor
  readonly overseer: Overseer
  readonly removal: OrganizationRemovalActor
  /** Where the list is; absent for who has only their own. */
  readonly listAddress?: string | undefined
  readonly tabs: readonly { readonly to: string; readonly label: string }[]
  /** The part that the address names. */
  readonly children: ReactNode
}

/** One organization: what it is called and can be done with it, and below that the part that the address names. */
export const OrganizationPage = ({ id, organization, overseer, removal, listAddress, tabs, children }: OrganizationPageProps) => {
  const { t, i18n } = useTranslation()
  const snapshot = useSelector(organization, (current) => current)
  const { failure } = snapshot.context
  const summary = snapshot.context.id === id ? snapshot.context.detail?.summary : undefined
  usePageTitle(summary?.name ?? t('organizations.dialog'))
  if (snapshot.matches('unreadable') && failure?.code === 'NOT_FOUND') return <UnknownOrganization />
  return (
    <Root>
      <Head>
        {listAddress !== undefined && (
          <ButtonLink tone="ghost" size="compact" icon={<ArrowLeft size={16} aria-hidden />} to={listAddress}>
            {t('organizations.all')}
          </ButtonLink>
        )}
        <AdminPageHead>
          {summary === undefined ? <Skeleton $width="14rem" /> : <h1>{summary.name}</h1>}
          {summary !== undefined && (
            <>
              <OrganizationStateBadge organization={summary} />
              <OrganizationActions organization={summary} overseer={overseer} removal={removal} />
            </>
          )}
        </AdminPageHead>
      </Head>
      <Tabs label={t('organizations.dialog')} tabs={tabs} />
      <Part>
        {snapshot.matches('unreadable') && failure ? (
          <ErrorState
            title={t('organizations.unreadable')}
            text={failureText(t, failure, matchLanguage(i18n.language))}
            onRetry={() => organization.send({ type: 'retry' })}
          />
        ) : (
          children
        )}
      </Part>
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  overflow: auto;
  ${endRoom()}
`

const Head = styled.header`
  display: grid;
  justify-items: start;
  gap: ${theme.space[1]};
  padding: ${theme.space[3]} ${theme.space[5]} 0;

  /* Its words stand below each other with the heading. */
  > a {
    margin-left: calc(-1 * ${theme.space[3]});
  }

  > :last-child {
    width: 100%;
  }

  h1 {
    overflow-wrap: anywhere;
  }
`

const Part = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[4]};
  padding: ${theme.space[5]} ${theme.space[5]} ${theme.space[10]};
`
