import { useSelector } from '@xstate/react'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { OrganizationActors } from '../../application/organizations/organizationActors.ts'
import { isNarrowed } from '../../domain/organizations/list.ts'
import { listsAll, type Asker } from '../../domain/organizations/reach.ts'
import { AdminPage, AdminPageHead } from '../admin-panel/AdminPage.tsx'
import { ButtonLink } from '../kit/ButtonLink.tsx'
import { theme } from '../theme/theme.ts'
import { usePageTitle } from '../page/usePageTitle.ts'
import { ORGANIZATIONS } from '../addresses/organizations.ts'
import { ListFailure } from './ListFailure.tsx'
import { OrganizationCard } from './OrganizationCard.tsx'
import { UnknownOrganization } from './UnknownOrganization.tsx'

interface ChosenOrganizationProps {
  readonly actors: Pick<OrganizationActors, 'organizations' | 'organizationBlock' | 'workInside'>
  readonly claims: Asker
  /** The organization that this person belongs to, wherever they work. */
  readonly ownId: string
  /** The one that is looked at. */
  readonly organizationId: string
  readonly accounts: ReactNode
}

/** One organization with its accounts; who has only their own gets that. */
export const ChosenOrganization = ({ actors, claims, ownId, organizationId, accounts }: ChosenOrganizationProps) => {
  const { organizations, organizationBlock, workInside } = actors
  const { t } = useTranslation()
  const snapshot = useSelector(organizations, (current) => current)
  const { view, next, organizations: listed } = snapshot.context
  const shown = listed.find(({ id }) => id === organizationId)
  const title = t('landing.areas.organizationsAccounts.title')
  usePageTitle(title)
  const isFurtherOn = shown === undefined && snapshot.matches('listing') && next !== null
  useEffect(() => {
    if (isFurtherOn) organizations.send({ type: 'more.wanted' })
  }, [isFurtherOn, organizations])
  // What a search leaves out is not unknown.
  const isUnknown = shown === undefined && snapshot.matches('listing') && next === null && !isNarrowed(view)
  return (
    <AdminPage>
      <AdminPageHead>
        <h1>{title}</h1>
        {listsAll(claims) && (
          <ButtonLink icon={<ArrowLeft size={16} aria-hidden />} to={ORGANIZATIONS}>
            {t('organizations.all')}
          </ButtonLink>
        )}
      </AdminPageHead>
      <ListFailure organizations={organizations} />
      {isUnknown && <UnknownOrganization />}
      {shown !== undefined && (
        <Shown aria-label={shown.name}>
          <OrganizationCard organization={shown} claims={claims} ownId={ownId} workInside={workInside} organizationBlock={organizationBlock} />
          {accounts}
        </Shown>
      )}
    </AdminPage>
  )
}

const Shown = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
`
