import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { editReach, listsAll } from '../../domain/organizations/reach.ts'
import { activityAddress } from '../addresses/activity.ts'
import { useDialogAddress } from '../access/useDialogAddress.ts'
import type { OrganizationActors } from '../../application/organizations/organizationActors.ts'
import type { RepositoryActors } from '../../application/repositories/repositoryActors.ts'
import type { RestrictionActors } from '../../application/restrictions/restrictionActors.ts'
import type { UserActors } from '../../application/users/userActors.ts'
import type { ScreenProps } from '../page/ScreenProps.ts'
import { OrganizationAccounts } from '../users/OrganizationAccounts.tsx'
import { listAddress, ORGANIZATIONS } from '../addresses/organizations.ts'
import { OrganizationDetails } from './OrganizationDetails.tsx'
import { OrganizationPage } from './OrganizationPage.tsx'
import { OrganizationStorage } from '../storage/OrganizationStorage.tsx'
import { PARTS, type Part } from './parts.ts'
import { RepositoryList } from '../repositories/RepositoryList.tsx'

interface OrganizationAtProps extends ScreenProps<OrganizationActors & RepositoryActors & RestrictionActors & UserActors> {
  readonly id: string
  readonly part: Part
}

/** An organization's page with one of its parts. */
export const OrganizationAt = ({ id, part, ...props }: OrganizationAtProps) => {
  const { entry, shell, claims } = props
  const { organization, organizationStorage, repositories } = shell
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const { to } = useDialogAddress(ORGANIZATIONS)
  const reach = editReach(claims, id)
  const shown: Part = part === 'repositories' && reach === undefined ? 'details' : part
  useEffect(() => {
    if (shown === 'repositories') repositories.send({ type: 'repositories.open', organizationId: id })
    if (shown === 'storage') organizationStorage.send({ type: 'storage.open', id })
  }, [organizationStorage, repositories, id, shown])
  const labels: Readonly<Record<Part, string>> = {
    details: t('organizations.details'),
    accounts: t('users.accounts'),
    repositories: t('repositories.title'),
    storage: t('shell.storage'),
  }
  const ownId = entry.session.getSnapshot().context.session?.claims.organization.id ?? ''
  return (
    <OrganizationPage
      id={id}
      organization={organization}
      removal={shell.organizationRemoval}
      overseer={{ claims, ownId, workInside: shell.workInside, organizationBlock: shell.organizationBlock, to }}
      listAddress={listsAll(claims) ? listAddress(search) : undefined}
      tabs={[
        ...PARTS.filter((one) => one !== 'repositories' || reach !== undefined).map((one) => ({ to: to(`detail/${id}/${one}`), label: labels[one] })),
        { to: activityAddress(id), label: t('activity.title') },
      ]}
    >
      {shown === 'details' && <OrganizationDetails organization={organization} />}
      {shown === 'accounts' && <OrganizationAccounts key={id} {...props} organizationId={id} />}
      {shown === 'repositories' && <RepositoryList repositories={repositories} />}
      {shown === 'storage' && (
        <OrganizationStorage organization={organization} storage={organizationStorage} reach={reach} editAddress={to(`detail/${id}/edit`)} />
      )}
    </OrganizationPage>
  )
}
