import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import type { ContactActors } from '../../../application/contacts/contactActors.ts'
import { contactName } from '../../../domain/contacts/contact.ts'
import { contactAddress, newContactState, relatingOf } from '../../addresses/contacts.ts'
import { relatedTabAddress } from '../../addresses/library.ts'
import { leftByWill } from '../../page/leftByWill.ts'
import type { ScreenProps } from '../../page/ScreenProps.ts'
import { ContactFormScreen } from './ContactFormScreen.tsx'

/** The form at its address: `create`, which may name a category, or `edit/{id}`. Once saved it gives way to the contact's own page, or to the one that it was left for. */
export const ContactFormRoute = ({ entry: { session }, shell }: ScreenProps<ContactActors>) => {
  const { contactForm } = shell
  const { id } = useParams()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const categoryId = search.get('category') ?? undefined
  const savedId = useSelector(contactForm, ({ context }) => context.savedId)
  useEffect(() => {
    contactForm.send({ type: 'contact.opened', contactId: id, categoryId })
    return leftByWill(session, () => contactForm.send({ type: 'contact.closed' }))
  }, [session, contactForm, id, categoryId])
  useEffect(() => {
    if (savedId === undefined) return
    const place = relatingOf(search)
    if (place === undefined) void navigate(contactAddress(savedId), { replace: true })
    else void navigate(relatedTabAddress(place), { replace: true, state: newContactState({ id: savedId, name: contactName(contactForm.getSnapshot().context.form) }) })
  }, [navigate, savedId, search, contactForm])
  const place = relatingOf(search)
  return <ContactFormScreen actors={shell} back={place && relatedTabAddress(place)} />
}
