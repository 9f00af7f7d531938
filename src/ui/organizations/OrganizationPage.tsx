import { useSelector } from '@xstate/react'
import { ArrowLeft, Ban, DoorOpen, LockOpen, Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { OrganizationActor } from '../../application/organizations/organization.machine.ts'
import { editReach, mayBlock } from '../../domain/organizations/rights.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { AdminPageHead } from '../access/AdminPage.tsx'
import { failureText } from '../failureText.ts'
import { StatusDot } from '../kit/Badge.tsx'
import { Button } from '../kit/Button.tsx'
import { ButtonLink } from '../kit/ButtonLink.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { Tabs } from '../kit/Tabs.tsx'
import { theme } from '../theme/theme.ts'
import { usePageTitle } from '../usePageTitle.ts'
import { worksElsewhere, type Overseer } from './organizationEntries.ts'
import { UnknownOrganization } from './UnknownOrganization.tsx'

interface OrganizationPageProps {
  readonly id: string
  readonly organization: OrganizationActor
  readonly overseer: Overseer
  /** Where the list is; absent for who has only their own. */
  readonly listAddress?: string | undefined
  readonly tabs: readonly { readonly to: string; readonly label: string }[]
  /** The part that the address names. */
  readonly children: ReactNode
}

/** One organization: what it is called and can be done with it, and below that the part that the address names. */
export const OrganizationPage = ({ id, organization, overseer, listAddress, tabs, children }: OrganizationPageProps) => {
  const { t, i18n } = useTranslation()
  const snapshot = useSelector(organization, (current) => current)
  const { failure } = snapshot.context
  const summary = snapshot.context.id === id ? snapshot.context.detail?.summary : undefined
  usePageTitle(summary?.name ?? t('organizations.dialog'))
  const { claims, ownId, to } = overseer
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
              <StatusDot tone={summary.state === 'Blocked' ? 'danger' : 'success'}>{t(`organizations.states.${summary.state}`)}</StatusDot>
              <Actions>
                {worksElsewhere(overseer, id) && (
                  <Button tone="primary" icon={<DoorOpen size={16} aria-hidden />} onClick={() => overseer.workplaces.enter(summary)}>
                    {t('organizations.workInside')}
                  </Button>
                )}
                {editReach(claims, id) !== undefined && (
                  <ButtonLink icon={<Pencil size={16} aria-hidden />} to={to(`detail/${id}/edit`)}>
                    {t('organizations.edit')}
                  </ButtonLink>
                )}
                {mayBlock(claims, id, ownId) && (
                  <Button
                    icon={summary.state === 'Blocked' ? <LockOpen size={16} aria-hidden /> : <Ban size={16} aria-hidden />}
                    onClick={() => overseer.organizationBlock.send({ type: 'ask', organization: summary })}
                  >
                    {t(summary.state === 'Blocked' ? 'organizations.unblock' : 'organizations.block')}
                  </Button>
                )}
              </Actions>
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
`

const Head = styled.header`
  display: grid;
  justify-items: start;
  gap: ${theme.space[1]};
  padding: ${theme.space[3]} ${theme.space[5]} 0;

  > :last-child {
    width: 100%;
  }

  h1 {
    overflow-wrap: anywhere;
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  margin-left: auto;

  ${theme.media.belowMd} {
    margin-left: 0;
  }
`

const Part = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[4]};
  padding: ${theme.space[5]} ${theme.space[5]} ${theme.space[10]};
`
