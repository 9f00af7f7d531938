import { useNavigate } from 'react-router'
import type { ActivityActors } from '../../application/activity/activityActors.ts'
import type { ContactActors } from '../../application/contacts/contactActors.ts'
import { can } from '../../domain/rights/can.ts'
import { CONTACTS_PATH } from '../addresses/contacts.ts'
import type { ScreenProps } from '../page/ScreenProps.ts'
import { ContactDetailScreen } from './ContactDetailScreen.tsx'

/** A contact at its address. The route's loader has opened it. */
export const ContactDetailRoute = ({ shell, claims }: ScreenProps<ContactActors & ActivityActors>) => {
  const navigate = useNavigate()
  return (
    <ContactDetailScreen
      actors={shell}
      mayManage={can(claims.permissions, 'manageContacts')}
      onTrash={(contact) => {
        // What lies in the trash has no page: it is left first.
        void navigate(CONTACTS_PATH)
        void shell.movingContacts.trash([contact])
      }}
    />
  )
}
