import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { ContactCategoriesActor } from '../../application/contacts/contactCategories.machine.ts'
import type { ContactCategory } from '../../domain/contacts/category.ts'

/** The categories of the organization one works in, read with whoever asks for them first and kept fresh. */
export const useContactCategories = (categories: ContactCategoriesActor, organizationId: string): readonly ContactCategory[] => {
  useEffect(() => {
    const snapshot = categories.getSnapshot()
    if (snapshot.matches('unopened') || snapshot.context.organizationId !== organizationId) categories.send({ type: 'list.opened', organizationId })
  }, [categories, organizationId])
  return useSelector(categories, ({ context }) => context.items)
}
