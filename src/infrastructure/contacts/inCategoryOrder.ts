import { categoryKey, CONTACT_CATEGORIES, type ContactCategory } from '../../domain/contacts/category.ts'

type Ordered = Pick<ContactCategory, 'name' | 'builtin'>

const placeOf = ({ builtin }: Ordered): number => (builtin === null ? CONTACT_CATEGORIES.length : CONTACT_CATEGORIES.indexOf(builtin))

/** Those that an organization starts with in their order, then its own by name. */
export const inCategoryOrder = <Of extends Ordered>(categories: readonly Of[]): readonly Of[] =>
  categories.toSorted((one, other) => placeOf(one) - placeOf(other) || (categoryKey(one.name) < categoryKey(other.name) ? -1 : 1))
