import { useEffect } from 'react'
import { useParams } from 'react-router'
import { useDialogAddress } from '../access/useDialogAddress.ts'
import { ORGANIZATIONS } from '../addresses/organizations.ts'
import type { UserActors } from '../../application/users/userActors.ts'
import { leftByWill } from '../page/leftByWill.ts'
import type { ScreenProps } from '../page/ScreenProps.ts'
import { AccountDialog } from './AccountDialog.tsx'

interface AddressedProps extends ScreenProps<UserActors> {
  readonly accountId: string | null
}

const Addressed = ({ entry: { session }, shell: { account }, claims, accountId }: AddressedProps) => {
  const { organizationId = '' } = useParams()
  const { close } = useDialogAddress(ORGANIZATIONS)
  useEffect(() => {
    account.send({ type: 'account.opened', organizationId, accountId })
    return leftByWill(session, () => account.send({ type: 'account.closed' }))
  }, [session, account, organizationId, accountId])
  return <AccountDialog account={account} claims={claims} onClose={close} />
}

/** A user's dialog at its address, `user/{organizationId}/{id}/…`. */
export const AccountEditRoute = (props: ScreenProps<UserActors>) => {
  const { id = '' } = useParams()
  return <Addressed {...props} accountId={id} />
}

/** The dialog of a new user, `user/new/{organizationId}/{id}/…`. */
export const AccountCreateRoute = (props: ScreenProps<UserActors>) => <Addressed {...props} accountId={null} />
