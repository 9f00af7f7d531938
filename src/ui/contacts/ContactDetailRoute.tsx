import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { ActivityActors } from '../../application/activity/activityActors.ts'
import type { ContactActors } from '../../application/contacts/contactActors.ts'
import { can } from '../../domain/rights/can.ts'
import { CONTACTS_PATH } from '../addresses/contacts.ts'
import type { ScreenProps } from '../page/ScreenProps.ts'
import { ContactDetailScreen } from './ContactDetailScreen.tsx'

interface ContactDetailRouteProps extends ScreenProps<ContactActors & ActivityActors> {
  /** What the contact is to assets and folders. */
  readonly relations: ReactNode
}

/** A contact at its address. The route's loader has opened it. */
export const ContactDetailRoute = ({ shell, claims, relations }: ContactDetailRouteProps) => {
  const navigate = useNavigate()
  return (
    <ContactDetailScreen
      actors={shell}
      relations={relations}
      mayManage={can(claims.permissions, 'manageContacts')}
      onTrash={(contact) => {
        // What lies in the trash has no page: it is left first.
        void navigate(CONTACTS_PATH)
        void shell.movingContacts.trash([contact])
      }}
    />
  )
}
