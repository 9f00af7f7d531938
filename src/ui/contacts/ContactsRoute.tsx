import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { ContactExchangeActors } from '../../application/contact-exchange/contactExchangeActors.ts'
import type { ContactActors } from '../../application/contacts/contactActors.ts'
import { can } from '../../domain/rights/can.ts'
import { contactsAddress } from '../addresses/contacts.ts'
import { leftByWill } from '../page/leftByWill.ts'
import type { ScreenProps } from '../page/ScreenProps.ts'
import { useLeftPage } from '../page/useLeftPage.ts'
import { closeContactDialogs } from './closeContactDialogs.ts'
import { ContactsScreen } from './ContactsScreen.tsx'

/** The contacts at their address. The route's loader has opened the list that it names. */
export const ContactsRoute = ({ entry: { session }, shell, claims }: ScreenProps<ContactActors & ContactExchangeActors>) => {
  const navigate = useNavigate()
  useLeftPage(() => closeContactDialogs(shell))
  useEffect(() => leftByWill(session, () => closeContactDialogs(shell)), [session, shell])
  return (
    <ContactsScreen
      actors={shell}
      organizationId={claims.organization.id}
      mayManage={can(claims.permissions, 'manageContacts')}
      onList={(list) => void navigate(contactsAddress(list), { replace: true })}
    />
  )
}
