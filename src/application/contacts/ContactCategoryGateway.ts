import type { Result } from 'effect/Result'
import type { ContactCategory, ContactCategoryForm } from '../../domain/contacts/category.ts'
import type { CallFailure } from '../failures/CallFailure.ts'

export type CategorySaveFailure = CallFailure<'CONTACT_CATEGORY_NOT_FOUND' | 'CONTACT_CATEGORY_ALREADY_EXISTS' | 'STALE_EDIT'>
export type CategoryRemovalFailure = CallFailure<'CONTACT_CATEGORY_NOT_FOUND' | 'CONTACT_CATEGORY_IN_USE'>

/** The categories of contacts of the organization one works in. */
export interface ContactCategoryGateway {
  /** Those that it started with in their order, then its own by name. */
  list(signal: AbortSignal): Promise<Result<readonly ContactCategory[], CallFailure>>
  create(form: ContactCategoryForm, signal: AbortSignal): Promise<Result<ContactCategory, CategorySaveFailure>>
  rename(category: Pick<ContactCategory, 'id' | 'revision'>, form: ContactCategoryForm, signal: AbortSignal): Promise<Result<ContactCategory, CategorySaveFailure>>
  /** `moveTo`: the category that its contacts get, those in the trash too; null where it has none. */
  remove(id: string, moveTo: string | null, signal: AbortSignal): Promise<Result<void, CategoryRemovalFailure>>
}
