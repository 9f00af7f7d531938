import type { ContactExchangeActors } from '../../application/contact-exchange/contactExchangeActors.ts'
import type { ContactActors } from '../../application/contacts/contactActors.ts'

type Asking = Pick<ContactActors, 'categoryEdit' | 'contactPurge'> & Pick<ContactExchangeActors, 'contactImport' | 'contactMerge' | 'manyContacts' | 'erasure'>

/** What is asked over contacts is not asked any more; what is being done ends by itself. */
export const closeContactDialogs = ({ categoryEdit, contactPurge, contactImport, contactMerge, manyContacts, erasure }: Asking): void => {
  for (const asked of [categoryEdit, contactImport, contactMerge]) asked.send({ type: 'close' })
  for (const asked of [contactPurge, manyContacts, erasure]) asked.send({ type: 'cancel' })
}
