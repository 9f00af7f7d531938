import type { BuiltinCategory } from '../../domain/contacts/category.ts'
import { type ContactForm, EMPTY_CONTACT } from '../../domain/contacts/contact.ts'
import { InMemoryContacts } from './InMemoryContacts.ts'
import type { InMemoryLibrary } from './InMemoryLibrary.ts'

type Sampled = Pick<ContactForm, 'firstName' | 'lastName'> & Partial<ContactForm>

const PEOPLE: Readonly<Record<BuiltinCategory, readonly Sampled[]>> = {
  Collectors: [
    {
      firstName: 'Ada',
      lastName: 'Berg',
      email: 'ada.berg@example.org',
      phone: '+47 55 12 34 56',
      street: 'Strandgaten 12',
      zipCode: '5013',
      city: 'Bergen',
      country: 'NOR',
      website: 'www.example.org/ada-berg',
      notes: 'Collects ship portraits before 1900.\nPrefers to be written to in Norwegian.',
    },
    { firstName: 'Henrik', lastName: 'Ødegård', email: 'henrik@example.org', city: 'Stavanger', country: 'NOR' },
  ],
  Dealers: [{ firstName: 'Lucía', lastName: 'Ferrer', organization: 'Ferrer & Hijos', email: 'lucia@example.com', phone: '+34 93 555 01 20', city: 'Barcelona', country: 'ESP' }],
  Artists: [{ firstName: 'Solveig', lastName: 'Dahl', city: 'Oslo', country: 'NOR' }],
  Institutions: [
    {
      firstName: 'Margaret',
      lastName: 'Whitlock-Ainsworth',
      organization: 'The Royal Society for the Preservation of Harbours and Lighthouses',
      email: 'm.whitlock-ainsworth@lighthouses.example.co.uk',
      phone: '+44 20 7946 0958',
      city: 'London',
      country: 'GBR',
    },
  ],
}

/** Some contacts of each category that an organization starts with. */
export const sampleContacts = (library: InMemoryLibrary): InMemoryContacts => {
  const kept = new InMemoryContacts(library)
  for (const { id, builtin } of kept.categories.values())
    for (const person of builtin === null ? [] : PEOPLE[builtin]) kept.add({ ...EMPTY_CONTACT, ...person, categoryId: id })
  return kept
}
