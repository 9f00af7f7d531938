import type { TFunction } from 'i18next'
import type { ContactCategory } from '../../domain/contacts/category.ts'

/** What a category is called: one that an organization starts with in the reader's language, until it is renamed. */
export const categoryText = (t: TFunction, { builtin, name }: Pick<ContactCategory, 'builtin' | 'name'>): string =>
  builtin === null ? name : t(`contacts.builtin.${builtin}`)

/** Of the category with this id; nothing while the categories are not known. */
export const categoryNameIn = (t: TFunction, categories: readonly ContactCategory[], id: string): string => {
  const found = categories.find((category) => category.id === id)
  return found === undefined ? '' : categoryText(t, found)
}
