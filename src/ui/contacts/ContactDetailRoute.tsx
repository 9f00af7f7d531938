import { type ReactNode, useEffect } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { ActivityActors } from '../../application/activity/activityActors.ts'
import type { ContactExchangeActors } from '../../application/contact-exchange/contactExchangeActors.ts'
import type { ContactActors } from '../../application/contacts/contactActors.ts'
import { can } from '../../domain/rights/can.ts'
import { CONTACTS_PATH } from '../../domain/navigation/paths.ts'
import { ErasureDialog } from '../contact-exchange/ErasureDialog.tsx'
import { PersonMenu } from '../contact-exchange/PersonMenu.tsx'
import { takePerson } from '../contact-exchange/takePerson.ts'
import { leftByWill } from '../page/leftByWill.ts'
import type { ScreenProps } from '../page/ScreenProps.ts'
import { ContactDetailScreen } from './ContactDetailScreen.tsx'

interface ContactDetailRouteProps extends ScreenProps<ContactActors & ActivityActors & ContactExchangeActors> {
  /** What the contact is to assets and folders. */
  readonly relations: ReactNode
}

/** A contact at its address. The route's loader has opened it. */
export const ContactDetailRoute = ({ entry: { session }, shell, claims, relations }: ContactDetailRouteProps) => {
  const navigate = useNavigate()
  const { id } = useParams()
  const { erasure } = shell
  useEffect(
    () =>
      leftByWill(session, () => {
        if (erasure.getSnapshot().context.contact?.id === id) erasure.send({ type: 'cancel' })
      }),
    [session, erasure, id],
  )
  const mayManage = can(claims.permissions, 'manageContacts')
  return (
    <ContactDetailScreen
      actors={shell}
      relations={relations}
      mayManage={mayManage}
      renderMenu={(contact) => <PersonMenu actors={shell} contact={contact} mayManage={mayManage} />}
      over={<ErasureDialog erasure={erasure} onTake={(id, name) => takePerson(shell, { id, name })} />}
      onTrash={(contact) => {
        // What lies in the trash has no page: it is left first.
        void navigate(CONTACTS_PATH)
        void shell.movingContacts.trash([contact])
      }}
    />
  )
}
