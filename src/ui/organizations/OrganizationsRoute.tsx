import { useSearchParams } from 'react-router'
import type { ScreenProps } from '../ScreenProps.ts'
import { OrganizationAccounts } from '../users/OrganizationAccounts.tsx'
import { BlockDialog } from './BlockDialog.tsx'
import { OrganizationsScreen } from './OrganizationsScreen.tsx'

/** Organizations & Accounts. The address names the organization that is looked at; without one it is the own. */
export const OrganizationsRoute = (props: ScreenProps) => {
  const { entry, shell, claims } = props
  const [search] = useSearchParams()
  const organizationId = search.get('organization') ?? claims.organization.id
  return (
    <>
      <OrganizationsScreen
        actors={shell}
        workplaces={entry.workplaces}
        claims={claims}
        ownId={entry.session.getSnapshot().context.session?.claims.organization.id ?? ''}
        organizationId={organizationId}
        accounts={<OrganizationAccounts key={organizationId} {...props} organizationId={organizationId} />}
      />
      <BlockDialog organizationBlock={shell.organizationBlock} />
    </>
  )
}
