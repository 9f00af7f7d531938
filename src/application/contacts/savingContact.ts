import * as Result from 'effect/Result'
import type { Contact, ContactForm } from '../../domain/contacts/contact.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { ContactCategoryGateway } from './ContactCategoryGateway.ts'
import type { ContactGateway, ContactPictureFailure, ContactSaveFailure } from './ContactGateway.ts'

export interface SavingPorts {
  readonly contacts: ContactGateway
  readonly contactCategories: ContactCategoryGateway
  readonly notify: Notify
}

interface Filled {
  readonly contact: Contact | undefined
  readonly form: ContactForm
  readonly picture: Blob | null | undefined
}

/** A contact as it was saved. `pictureFailure`: its fields were, and its picture was not. */
export interface SavedContact {
  readonly contact: Contact
  readonly pictureFailure: ContactPictureFailure | undefined
}

/** How a contact is read to be changed, and saved: its fields first, then its picture. */
export const savingContact = ({ contacts, contactCategories, notify }: SavingPorts) => {
  const withPicture = async (contact: Contact, picture: Blob | null | undefined, signal: AbortSignal): Promise<SavedContact> => {
    if (picture === undefined) return { contact, pictureFailure: undefined }
    const sent = picture === null ? await contacts.removePicture(contact.id, signal) : await contacts.sendPicture(contact.id, picture, signal)
    return Result.isSuccess(sent) ? { contact: sent.success, pictureFailure: undefined } : { contact, pictureFailure: sent.failure }
  }
  return {
    reading: async (contactId: string | undefined, signal: AbortSignal) => {
      const [categories, contact] = await Promise.all([contactCategories.list(signal), contactId === undefined ? undefined : contacts.read(contactId, signal)])
      if (contact !== undefined && Result.isFailure(contact)) return Result.fail(contact.failure)
      return Result.map(categories, (known) => ({ categories: known, contact: contact?.success }))
    },
    saving: async ({ contact, form, picture }: Filled, signal: AbortSignal): Promise<Result.Result<SavedContact, ContactSaveFailure>> => {
      const saved = contact === undefined ? await contacts.create(form, signal) : await contacts.edit(contact, form, signal)
      return Result.isSuccess(saved) ? Result.succeed(await withPicture(saved.success, picture, signal)) : Result.fail(saved.failure)
    },
    notifySaved: ({ pictureFailure }: SavedContact, name: string, isNew: boolean): void =>
      pictureFailure === undefined
        ? notify({ kind: 'success', text: isNew ? 'contacts.notices.added' : 'contacts.notices.saved', values: { name } })
        : notify({ kind: 'failure', text: 'contacts.notices.withoutPicture', values: { name } }),
  }
}
