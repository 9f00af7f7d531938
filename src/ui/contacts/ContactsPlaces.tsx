import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import type { Capabilities } from '../../application/capabilities/capability.ts'
import { CONTACTS, type ContactActors } from '../../application/contacts/contactActors.ts'
import type { SessionClaims } from '../../domain/access/claims.ts'
import { formatNumber } from '../../domain/format/numbers.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { contactsAddress, contactsOf } from '../addresses/contacts.ts'
import { useCapability } from '../page/useCapability.ts'
import { Below, Count } from '../shell/places.ts'
import { categoryText } from './categoryText.ts'
import { useContactCategories } from './useContactCategories.ts'

interface ContactsPlacesProps {
  readonly capabilities: Capabilities
  readonly claims: SessionClaims
}

/** The categories of the contacts in the navigation, while one is among contacts. */
export const ContactsPlaces = ({ capabilities, claims }: ContactsPlacesProps) => {
  const actors = useCapability(capabilities, CONTACTS)
  return actors && <Categories actors={actors} organizationId={claims.organization.id} />
}

const Categories = ({ actors, organizationId }: { readonly actors: ContactActors; readonly organizationId: string }) => {
  const { t, i18n } = useTranslation()
  const { search } = useLocation()
  const categories = useContactCategories(actors.contactCategories, organizationId)
  const current = contactsOf(new URLSearchParams(search)).categoryId
  return categories.map((category) => (
    <Below
      key={category.id}
      to={contactsAddress({ categoryId: category.id })}
      data-tone="plain"
      aria-current={current === category.id ? 'page' : 'false'}
    >
      {categoryText(t, category)}
      <Count>{formatNumber(category.contacts, matchLanguage(i18n.language))}</Count>
    </Below>
  ))
}
