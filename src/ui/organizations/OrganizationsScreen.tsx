import { useSelector } from '@xstate/react'
import { Plus } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { ShellActors } from '../../application/actors.ts'
import type { Workplaces } from '../../application/organizations/Workplaces.ts'
import { listsAll, mayCreate, type Asker } from '../../domain/organizations/rights.ts'
import { useDialogAddress } from '../access/useDialogAddress.ts'
import { ButtonLink } from '../kit/ButtonLink.tsx'
import { theme } from '../theme/theme.ts'
import { usePageTitle } from '../usePageTitle.ts'
import { ORGANIZATIONS } from './addresses.ts'
import { ListFailure } from './ListFailure.tsx'
import { OrganizationCard } from './OrganizationCard.tsx'
import { OrganizationsList } from './OrganizationsList.tsx'
import { UnknownOrganization } from './UnknownOrganization.tsx'

interface OrganizationsScreenProps {
  readonly actors: Pick<ShellActors, 'organizations' | 'organizationBlock'>
  readonly workplaces: Workplaces
  readonly claims: Asker
  /** The organization that this person belongs to, wherever they work. */
  readonly ownId: string
  /** The one that is looked at. */
  readonly organizationId: string
  readonly accounts: ReactNode
}

/** The organizations, and beside them the one that is looked at with its accounts. Who has only their own gets that alone. */
export const OrganizationsScreen = (props: OrganizationsScreenProps) => {
  const { actors, workplaces, claims, ownId, organizationId, accounts } = props
  const { organizations } = actors
  const { t } = useTranslation()
  const { to } = useDialogAddress(ORGANIZATIONS)
  const snapshot = useSelector(organizations, (current) => current)
  const { term, total, next, organizations: listed } = snapshot.context
  const shown = listed.find(({ id }) => id === organizationId)
  const isAll = listsAll(claims)
  const title = t('landing.areas.organizationsAccounts.title')
  usePageTitle(title)
  const isFurtherOn = shown === undefined && snapshot.matches('listing') && next !== null
  useEffect(() => {
    if (isFurtherOn) organizations.send({ type: 'more.wanted' })
  }, [isFurtherOn, organizations])
  // What a search by name leaves out is not unknown.
  const isUnknown = shown === undefined && snapshot.matches('listing') && next === null && term === ''

  return (
    <Page>
      <Head>
        <h1>{title}</h1>
        {isAll && listed.length > 0 && <output>{t('organizations.count', { count: total })}</output>}
        {mayCreate(claims) && (
          <ButtonLink tone="primary" icon={<Plus size={16} aria-hidden />} to={to('create/new/details')}>
            {t('organizations.add')}
          </ButtonLink>
        )}
      </Head>
      <Columns $alone={!isAll}>
        {isAll && <OrganizationsList organizations={organizations} chosen={organizationId} />}
        {!isAll && <ListFailure organizations={organizations} />}
        {isUnknown && <UnknownOrganization />}
        {shown !== undefined && (
          <Chosen aria-label={shown.name}>
            <OrganizationCard
              organization={shown}
              claims={claims}
              ownId={ownId}
              workplaces={workplaces}
              organizationBlock={actors.organizationBlock}
            />
            {accounts}
          </Chosen>
        )}
      </Columns>
    </Page>
  )
}

const Page = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${theme.space[2]} ${theme.space[3]};
  padding: ${theme.space[4]} ${theme.space[5]};

  h1 {
    font-size: ${theme.font.size.title};
    font-weight: ${theme.font.weight.bold};
    letter-spacing: ${theme.font.tracking.tight};
  }

  output {
    color: ${theme.color.inkFaint};
  }

  > a {
    margin-left: auto;
  }
`

const Columns = styled.div<{ $alone: boolean }>`
  display: grid;
  flex: 1;
  grid-template-columns: ${({ $alone }) => ($alone ? '1fr' : `${theme.size.menuMax} 1fr`)};
  min-height: 0;
  border-top: ${theme.border.line};

  ${theme.media.belowLg} {
    grid-template-columns: 1fr;
    align-content: start;
  }
`

const Chosen = styled.section`
  display: grid;
  align-content: start;
  gap: ${theme.space[6]};
  min-width: 0;
  padding: ${theme.space[5]};
  overflow: auto;
`
