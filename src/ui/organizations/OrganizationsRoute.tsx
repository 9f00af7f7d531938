import { useSearchParams } from 'react-router'
import { listsAll } from '../../domain/organizations/rights.ts'
import type { ScreenProps } from '../ScreenProps.ts'
import { OrganizationAccounts } from '../users/OrganizationAccounts.tsx'
import { BlockDialog } from './BlockDialog.tsx'
import { ChosenOrganization } from './ChosenOrganization.tsx'
import { ManyOrganizationsDialog } from './ManyOrganizationsDialog.tsx'
import { OrganizationsScreen } from './OrganizationsScreen.tsx'

/** Organizations & Accounts: all of them, or the one that the address names, or the own. */
export const OrganizationsRoute = (props: ScreenProps) => {
  const { entry, shell, claims } = props
  const [search] = useSearchParams()
  const named = search.get('organization')
  const organizationId = named ?? claims.organization.id
  const common = {
    actors: shell,
    workplaces: entry.workplaces,
    claims,
    ownId: entry.session.getSnapshot().context.session?.claims.organization.id ?? '',
  }
  return (
    <>
      {named === null && listsAll(claims) ? (
        <OrganizationsScreen {...common} />
      ) : (
        <ChosenOrganization
          {...common}
          organizationId={organizationId}
          accounts={<OrganizationAccounts key={organizationId} {...props} organizationId={organizationId} />}
        />
      )}
      <BlockDialog organizationBlock={shell.organizationBlock} />
      <ManyOrganizationsDialog many={shell.manyOrganizations} />
    </>
  )
}
