import type { Result } from 'effect/Result'
import { assign, enqueueActions, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { ContactCategory } from '../../domain/contacts/category.ts'
import { type Contact, contactName, type ContactForm, contactProblems, EMPTY_CONTACT, formOf } from '../../domain/contacts/contact.ts'
import { changedFields, rebasedContact } from '../../domain/contacts/contactChanges.ts'
import { isValid, withoutFields } from '../../domain/validation/form.ts'
import { profileImage } from '../../domain/validation/profileImage.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import { failureInForm, UNTOUCHED, type FormContext } from '../forms/formContext.ts'
import { formStates, type FormEvent, type FormTag } from '../forms/formStates.ts'
import type { ContactReadFailure, ContactSaveFailure } from './ContactGateway.ts'
import { savingContact, type SavedContact, type SavingPorts } from './savingContact.ts'

type ContactFailure = ContactReadFailure | ContactSaveFailure | CallFailure

/** What a form begins with: the categories, and the contact that is changed. */
export interface ContactToEdit {
  readonly categories: readonly ContactCategory[]
  readonly contact: Contact | undefined
}

interface ContactFormContext extends FormContext<Contact, ContactFailure> {
  /** None: a new one. */
  readonly contactId: string | undefined
  /** As it was when it was opened. */
  readonly contact: Contact | undefined
  readonly categories: readonly ContactCategory[]
  /** What the form began with. */
  readonly initial: ContactForm
  readonly form: ContactForm
  /** The picture that it gets; null: it loses the one it has; undefined: it stays as it is. */
  readonly picture: Blob | null | undefined
  readonly savedId: string | undefined
}

type ContactFormEvent =
  | { type: 'contact.opened'; contactId: string | undefined; categoryId?: string | undefined }
  | { type: 'contact.closed' }
  | { type: 'field.changed'; change: Partial<ContactForm> }
  | { type: 'picture.chosen'; file: Blob }
  | { type: 'picture.removed' }
  | FormEvent

const BLANK = { contact: undefined, categories: [], initial: EMPTY_CONTACT, form: EMPTY_CONTACT, picture: undefined, savedId: undefined, ...UNTOUCHED } as const

/** Whether anything was filled in that would be lost. */
export const isUnsaved = ({ initial, form, picture, savedId }: ContactFormContext): boolean =>
  savedId === undefined && (picture !== undefined || changedFields(initial, form).length > 0)

const states = formStates<ContactFormContext, { read: ContactToEdit; saved: SavedContact; failure: ContactFailure }>()('The fields are being filled in.', {
  'field.changed': { actions: { type: 'type', params: ({ event }: { event: { change: Partial<ContactForm> } }) => event.change } },
  'picture.chosen': { actions: { type: 'choosePicture', params: ({ event }: { event: { file: Blob } }) => event.file } },
  'picture.removed': { actions: 'removePicture' },
})

/** The page on which a contact is added or changed. What was filled in and not closed is there when it is opened again. */
export const createContactFormMachine = (ports: SavingPorts) => {
  const { reading, saving, notifySaved } = savingContact(ports)
  return setup({
    types: { context: {} as ContactFormContext, events: {} as ContactFormEvent, tags: {} as FormTag },
    actors: {
      reading: fromPromise<Result<ContactToEdit, ContactReadFailure>, ContactFormContext>(({ input, signal }) => reading(input.contactId, signal)),
      saving: fromPromise<Result<SavedContact, ContactSaveFailure>, ContactFormContext>(({ input, signal }) => saving(input, signal)),
    },
    guards: {
      isValid: ({ context }) => isValid(contactProblems(context.form)),
      isKept: ({ context, event }) => event.type === 'contact.opened' && event.contactId === context.contactId && isUnsaved(context),
    },
    actions: {
      show: assign(({ context }, read: ContactToEdit | undefined) => {
        if (read === undefined) return {}
        const { contact, categories } = read
        const initial = contact ? formOf(contact) : { ...EMPTY_CONTACT, categoryId: categories.find(({ id }) => id === context.form.categoryId)?.id ?? '' }
        return { categories, contact, initial, form: initial, failure: undefined }
      }),
      type: assign(({ context: { form, problems } }, change: Partial<ContactForm>) => ({
        form: { ...form, ...change },
        problems: withoutFields(problems, Object.keys(change)),
        failure: undefined,
      })),
      choosePicture: assign(({ context: { problems, picture } }, file: Blob) => {
        const problem = profileImage({ mediaType: file.type, size: file.size })
        return problem === undefined
          ? { picture: file, problems: withoutFields(problems, ['picture']) }
          : { picture, problems: { ...problems, picture: problem } }
      }),
      removePicture: assign(({ context: { problems, contact } }) => ({
        picture: contact?.pictureVersion == null ? undefined : null,
        problems: withoutFields(problems, ['picture']),
      })),
      findProblems: assign({ problems: ({ context }) => contactProblems(context.form), failure: undefined }),
      showFailure: assign((_, failure: ContactFailure | undefined) => failureInForm(failure)),
      showTheirs: assign((_, read: ContactToEdit | undefined) => (read?.contact ? { theirs: read.contact, categories: read.categories } : {})),
      rebase: assign(({ context: { theirs, contact, form } }) =>
        theirs && contact ? { contact: theirs, initial: formOf(theirs), form: rebasedContact(contact, form, theirs), theirs: undefined } : {},
      ),
      takeTheirs: assign(({ context: { theirs } }) => (theirs ? { contact: theirs, initial: formOf(theirs), form: formOf(theirs), picture: undefined, ...UNTOUCHED } : {})),
      notify: enqueueActions(({ enqueue, context }, saved: SavedContact | undefined) => {
        if (saved === undefined) return
        enqueue.assign({ savedId: saved.contact.id })
        enqueue(() => notifySaved(saved, contactName(saved.contact), context.contactId === undefined))
      }),
    },
  }).createMachine({
    id: 'contactForm',
    context: { contactId: undefined, ...BLANK },
    initial: 'closed',
    on: {
      'contact.opened': [
        { guard: 'isKept', target: '.editing' },
        {
          target: '.opening',
          reenter: true,
          actions: assign(({ event: { contactId, categoryId = '' } }) => {
            const form = { ...EMPTY_CONTACT, categoryId }
            return { ...BLANK, contactId, initial: form, form }
          }),
        },
      ],
      // The next form must not take what was saved here for its own.
      'contact.closed': { target: '.closed', actions: assign(() => ({ ...BLANK, contactId: undefined })) },
    },
    states: { closed: { description: 'No contact is being filled in.' }, ...states },
  })
}

type ContactFormMachine = ReturnType<typeof createContactFormMachine>
export type ContactFormActor = ActorRefFrom<ContactFormMachine>
