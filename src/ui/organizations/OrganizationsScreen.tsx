import { useSelector } from '@xstate/react'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { OrganizationActors } from '../../application/organizations/organizationActors.ts'
import { mayCreate, type Asker } from '../../domain/organizations/reach.ts'
import { AdminPage, AdminPageHead } from '../admin-panel/AdminPage.tsx'
import { useDialogAddress } from '../access/useDialogAddress.ts'
import { ButtonLink } from '../kit/ButtonLink.tsx'
import { usePageTitle } from '../page/usePageTitle.ts'
import { ORGANIZATIONS } from '../addresses/organizations.ts'
import { OrganizationsList } from './OrganizationsList.tsx'

interface OrganizationsScreenProps {
  readonly actors: Pick<OrganizationActors, 'organizations' | 'manyOrganizations' | 'organizationBlock' | 'workInside'>
  readonly claims: Asker
  /** The organization that this person belongs to, wherever they work. */
  readonly ownId: string
}

/** All organizations, for those who oversee them. */
export const OrganizationsScreen = ({ actors, claims, ownId }: OrganizationsScreenProps) => {
  const { t } = useTranslation()
  const { to } = useDialogAddress(ORGANIZATIONS)
  const isReading = useSelector(actors.organizations, (snapshot) => snapshot.matches('reading'))
  const total = useSelector(actors.organizations, ({ context }) => (context.organizations.length > 0 ? context.total : undefined))
  const title = t('landing.areas.organizationsAccounts.title')
  usePageTitle(title)
  return (
    <AdminPage aria-busy={isReading || undefined}>
      <AdminPageHead>
        <h1>{title}</h1>
        {total !== undefined && <output>{t('organizations.count', { count: total })}</output>}
        {mayCreate(claims) && (
          <ButtonLink tone="primary" icon={<Plus size={16} aria-hidden />} to={to('create/new/details')}>
            {t('organizations.add')}
          </ButtonLink>
        )}
      </AdminPageHead>
      <OrganizationsList actors={actors} overseer={{ claims, ownId, to, organizationBlock: actors.organizationBlock, workInside: actors.workInside }} />
    </AdminPage>
  )
}
