import { useSelector } from '@xstate/react'
import type { ActivityActors } from '../../application/activity/activityActors.ts'
import type { ContactExchangeActors } from '../../application/contact-exchange/contactExchangeActors.ts'
import type { ContactRelationActors } from '../../application/contact-relations/contactRelationActors.ts'
import type { ContactActors } from '../../application/contacts/contactActors.ts'
import { contactName } from '../../domain/contacts/contact.ts'
import { can } from '../../domain/rights/can.ts'
import { ContactDetailRoute } from '../contacts/ContactDetailRoute.tsx'
import type { ScreenProps } from '../page/ScreenProps.ts'
import { ContactItems } from './ContactItems.tsx'

/** A contact at its address, with what it is to assets and folders. The route's loader has opened them. */
export const ContactRoute = (props: ScreenProps<ContactActors & ActivityActors & ContactRelationActors & ContactExchangeActors>) => {
  const { shell, claims } = props
  const contact = useSelector(shell.contactDetail, ({ context }) => context.contact)
  return (
    <ContactDetailRoute
      {...props}
      relations={
        contact && <ContactItems contact={{ id: contact.id, name: contactName(contact) }} actors={shell} files={shell.files} mayRelate={can(claims.permissions, 'changeContactRelation')} />
      }
    />
  )
}
