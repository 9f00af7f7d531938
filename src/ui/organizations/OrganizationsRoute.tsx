import { matchPath, Navigate, useLocation, useSearchParams } from 'react-router'
import { listsAll, viewReach } from '../../domain/organizations/reach.ts'
import type { OrganizationActors } from '../../application/organizations/organizationActors.ts'
import type { RepositoryActors } from '../../application/repositories/repositoryActors.ts'
import type { RestrictionActors } from '../../application/restrictions/restrictionActors.ts'
import type { UserActors } from '../../application/users/userActors.ts'
import type { ScreenProps } from '../page/ScreenProps.ts'
import { OrganizationAccounts } from '../users/OrganizationAccounts.tsx'
import { accountsAddress, ORGANIZATIONS } from '../addresses/organizations.ts'
import { BlockDialog } from './BlockDialog.tsx'
import { ChosenOrganization } from './ChosenOrganization.tsx'
import { ManyOrganizationsDialog } from '../many-organizations/ManyOrganizationsDialog.tsx'
import { OrganizationBehind } from './OrganizationBehind.tsx'
import { RemovalDialog } from './RemovalDialog.tsx'
import { OrganizationsScreen } from './OrganizationsScreen.tsx'

/** What the address leads to: the page of one organization is a route of its own, over which nothing stands here. */
const Page = (props: ScreenProps<OrganizationActors & RepositoryActors & RestrictionActors & UserActors>) => {
  const { entry, shell, claims } = props
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const named = search.get('organization')
  const organizationId = named ?? claims.organization.id
  const common = {
    actors: shell,
    claims,
    ownId: entry.session.getSnapshot().context.session?.claims.organization.id ?? '',
  }
  if (matchPath(`${ORGANIZATIONS}/detail/*`, pathname) !== null) return null
  if (named === null && listsAll(claims)) return <OrganizationsScreen {...common} />
  if (named !== null && listsAll(claims) && viewReach(claims, named) !== undefined) {
    return pathname === ORGANIZATIONS ? <Navigate to={accountsAddress(search, named)} replace /> : <OrganizationBehind {...props} id={named} />
  }
  return (
    <ChosenOrganization
      {...common}
      organizationId={organizationId}
      accounts={<OrganizationAccounts key={organizationId} {...props} organizationId={organizationId} />}
    />
  )
}

/** Organizations & Accounts: all of them, or the one that the address names, or the own. */
export const OrganizationsRoute = (props: ScreenProps<OrganizationActors & RepositoryActors & RestrictionActors & UserActors>) => (
  <>
    <Page {...props} />
    <BlockDialog organizationBlock={props.shell.organizationBlock} />
    <RemovalDialog removal={props.shell.organizationRemoval} />
    <ManyOrganizationsDialog many={props.shell.manyOrganizations} />
  </>
)
