import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useOutletContext } from 'react-router'
import type { Capabilities } from '../../application/capabilities/capability.ts'
import { CONTACT_RELATIONS, type ContactRelationActors } from '../../application/contact-relations/contactRelationActors.ts'
import { CONTACTS, type ContactActors } from '../../application/contacts/contactActors.ts'
import type { RelatedPlace } from '../../application/relations/RelationGateway.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import { can } from '../../domain/rights/can.ts'
import { newContactIn } from '../addresses/contacts.ts'
import type { ScreenProps } from '../page/ScreenProps.ts'
import { useCapability } from '../page/useCapability.ts'
import { ItemContactList } from './ItemContactList.tsx'
import { RelationDialog } from './RelationDialog.tsx'

interface ItemContactsProps {
  readonly place: RelatedPlace
  readonly name: string
  readonly capabilities: Capabilities
  readonly permissions: readonly Permission[]
}

/** Who the contacts are to an asset or folder, on its page, for whoever may know of contacts. */
export const ItemContacts = (props: ItemContactsProps) => {
  const modules = useOutletContext<ScreenProps | undefined>()?.claims.settings.availableModules
  return can(props.permissions, 'viewContactsOfItem') && modules?.includes('CONTACTS') !== false ? <Fetched {...props} /> : null
}

const Fetched = (props: ItemContactsProps) => {
  const { capabilities } = props
  const relations = useCapability(capabilities, CONTACT_RELATIONS)
  const contacts = useCapability(capabilities, CONTACTS)
  useEffect(() => void Promise.all([capabilities.load(CONTACT_RELATIONS), capabilities.load(CONTACTS)]).catch(() => undefined), [capabilities])
  return relations === undefined || contacts === undefined ? null : <Opened {...props} actors={{ ...relations, ...contacts }} />
}

interface OpenedProps extends ItemContactsProps {
  readonly actors: ContactRelationActors & Pick<ContactActors, 'contactPictures'>
}

const Opened = ({ place, name, permissions, actors }: OpenedProps) => {
  const { itemContacts, relationEdit } = actors
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const contact = newContactIn(state)
  const { kind, type, id } = place
  const shownId = useSelector(itemContacts, ({ context }) => context.place.id)
  useEffect(() => itemContacts.send({ type: 'item.opened', place: { kind, type, id } }), [itemContacts, kind, type, id])
  useEffect(() => () => relationEdit.send({ type: 'cancel' }), [relationEdit])
  const followed = useRef<unknown>(undefined)
  useEffect(() => {
    // Until the address is another one, what is filled in meanwhile stays.
    if (contact === undefined || followed.current === state) return
    followed.current = state
    relationEdit.send({ type: 'relation.begun', place, itemName: name, contact })
    // Whoever comes back to this page later did not come from the form.
    void navigate({ pathname, search }, { replace: true, state: null })
  })
  if (shownId !== id) return null
  return (
    <>
      <ItemContactList place={place} name={name} actors={actors} permissions={permissions} />
      <RelationDialog edit={relationEdit} finder={actors.contactFinder} />
    </>
  )
}
