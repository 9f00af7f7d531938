import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import type { ScreenProps } from '../ScreenProps.ts'
import { AccountActionDialog } from './AccountActionDialog.tsx'
import { Accounts } from './Accounts.tsx'
import { InviteManyDialog } from './InviteManyDialog.tsx'
import { ManyAccountsDialog } from './ManyAccountsDialog.tsx'
import { filterOf } from './addresses.ts'

interface OrganizationAccountsProps extends ScreenProps {
  readonly organizationId: string
}

/** The accounts of an organization, narrowed as the address says, below what is told of the organization itself. */
export const OrganizationAccounts = ({ entry, shell, claims, organizationId }: OrganizationAccountsProps) => {
  const { accounts, accountAction, manyAccounts, inviting } = shell
  const [search] = useSearchParams()
  const address = search.toString()
  useEffect(() => {
    accounts.send({ type: 'accounts.opened', organizationId, filter: filterOf(new URLSearchParams(address)) })
    manyAccounts.send({ type: 'list.opened', organizationId })
  }, [accounts, manyAccounts, organizationId, address])
  const ownId = entry.session.getSnapshot().context.session?.claims.organization.id
  return (
    <>
      <Accounts
        accounts={accounts}
        accountAction={accountAction}
        many={manyAccounts}
        inviting={inviting}
        claims={claims}
        organizationId={organizationId}
        isOwn={organizationId === ownId}
      />
      <AccountActionDialog accountAction={accountAction} />
      <ManyAccountsDialog many={manyAccounts} />
      <InviteManyDialog inviting={inviting} />
    </>
  )
}
