import { useEffect } from 'react'
import type { OrganizationActors } from '../../application/organizations/organizationActors.ts'
import type { RepositoryActors } from '../../application/repositories/repositoryActors.ts'
import type { RestrictionActors } from '../../application/restrictions/restrictionActors.ts'
import type { UserActors } from '../../application/users/userActors.ts'
import type { ScreenProps } from '../page/ScreenProps.ts'
import { OrganizationAt } from './OrganizationAt.tsx'

/** The organization with its accounts, behind a dialog about one of them. */
export const OrganizationBehind = ({ id, ...props }: ScreenProps<OrganizationActors & RepositoryActors & RestrictionActors & UserActors> & { readonly id: string }) => {
  const { organization } = props.shell
  useEffect(() => {
    organization.send({ type: 'view.open', id })
    return () => organization.send({ type: 'close' })
  }, [organization, id])
  return <OrganizationAt {...props} id={id} part="accounts" />
}
