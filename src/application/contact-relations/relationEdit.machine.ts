import * as Result from 'effect/Result'
import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import { contactName } from '../../domain/contacts/contact.ts'
import {
  contactRelationProblems, EMPTY_RELATION, isSameRelation, relationForm, typedRelation, type ContactOfItem, type ContactRelationForm,
} from '../../domain/contact-relations/contactRelation.ts'
import { isValid, withoutFields } from '../../domain/validation/form.ts'
import type { FieldProblems } from '../../domain/validation/problem.ts'
import { answered } from '../failures/answered.ts'
import { failedWith, failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import { failureInForm } from '../forms/formContext.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import { undoAction } from '../notifications/undone.ts'
import type { RelatedPlace } from '../relations/RelationGateway.ts'
import type { ContactRelationFailure, ContactRelationGateway } from './ContactRelationGateway.ts'

/** What a contact is called, and which one it is. */
export interface NamedContact {
  readonly id: string
  readonly name: string
}

interface RelationEditContext {
  readonly place: RelatedPlace
  /** What the asset or folder is called. */
  readonly itemName: string
  /** The one that is changed, as it was seen; none: a new one. */
  readonly relation: ContactOfItem | undefined
  readonly contact: NamedContact | undefined
  readonly form: ContactRelationForm
  readonly problems: FieldProblems
  readonly failure: ContactRelationFailure | undefined
}

type RelationEditEvent =
  | { type: 'relation.begun'; place: RelatedPlace; itemName: string; contact?: NamedContact }
  | { type: 'relation.opened'; place: RelatedPlace; itemName: string; relation: ContactOfItem }
  | { type: 'contact.chosen'; contact: NamedContact | undefined }
  | { type: 'field.changed'; change: Partial<ContactRelationForm> }
  | { type: 'save' }
  | { type: 'mine.keep' }
  | { type: 'theirs.take' }
  | { type: 'cancel' }

type Saved = Result.Result<ContactOfItem, ContactRelationFailure>
interface Done { readonly event: { readonly output: Saved } }

const BLANK = { relation: undefined, contact: undefined, form: EMPTY_RELATION, problems: {}, failure: undefined }

/** Whoever left what is under way would not be told what became of it. */
const NOT_LEFT = { cancel: {} } as const

const problemsOf = ({ form, contact }: RelationEditContext): FieldProblems => ({
  ...contactRelationProblems(typedRelation(form)),
  ...(contact === undefined ? { contactId: { code: 'required' } } : {}),
})

/** Whether anything was said that would be lost. */
export const isUnsaved = ({ relation, form }: Pick<RelationEditContext, 'relation' | 'form'>): boolean =>
  Object.entries(relationForm(relation ?? EMPTY_RELATION)).some(([field, value]) => form[field as keyof ContactRelationForm] !== value)

/** The dialog in which it is said what a contact is to an asset or folder. */
export const createRelationEditMachine = ({ contactRelations, notify }: { readonly contactRelations: ContactRelationGateway; readonly notify: Notify }) => {
  const save = async ({ place, contact, relation, form }: RelationEditContext, signal: AbortSignal): Promise<Saved> => {
    const typed = typedRelation(form)
    if (relation !== undefined) return contactRelations.edit(relation, typed, signal)
    // What is there already would be answered as it is: its note is another one, and taking it back would end it.
    const there = await contactRelations.ofItem(place, signal)
    if (Result.isFailure(there)) return Result.fail(there.failure)
    const isThere = there.success.some((one) => one.contact.id === contact?.id && isSameRelation(one, typed))
    return isThere ? Result.fail({ code: 'VALIDATION_FAILED', fields: { kind: { code: 'duplicated' } } }) : contactRelations.add(place, contact?.id ?? '', typed, signal)
  }
  const compare = async ({ place, relation }: RelationEditContext, signal: AbortSignal): Promise<Saved> =>
    Result.flatMap(await contactRelations.ofItem(place, signal), (items): Saved => {
      const theirs = items.find(({ id }) => id === relation?.id)
      return theirs === undefined ? Result.fail({ code: 'NOT_FOUND' }) : Result.succeed(theirs)
    })
  const changing = { 'contact.chosen': { actions: 'choose', target: 'editing' }, 'field.changed': { actions: 'type', target: 'editing' } } as const
  return setup({
    types: { context: {} as RelationEditContext, events: {} as RelationEditEvent, tags: {} as 'open' | 'form' | 'busy' },
    actors: {
      saving: fromPromise<Saved, RelationEditContext>(({ input, signal }) => save(input, signal)),
      comparing: fromPromise<Saved, RelationEditContext>(({ input, signal }) => compare(input, signal)),
    },
    guards: { isValid: ({ context }) => isValid(problemsOf(context)) },
    actions: {
      choose: assign(({ context, event }) =>
        event.type === 'contact.chosen' ? { contact: event.contact, problems: withoutFields(context.problems, ['contactId', 'kind']), failure: undefined } : {},
      ),
      type: assign(({ context: { form, problems }, event }) =>
        // With another date it is another relation, too.
        event.type === 'field.changed' ? { form: { ...form, ...event.change }, problems: withoutFields(problems, ['kind', ...Object.keys(event.change)]), failure: undefined } : {},
      ),
      findProblems: assign(({ context }) => ({ problems: problemsOf(context), failure: undefined })),
      refuse: assign((_, failure: ContactRelationFailure | undefined) => failureInForm(failure)),
      showTheirs: assign((_, relation: ContactOfItem | undefined) => ({ relation })),
      takeTheirs: assign(({ context: { relation } }) => ({ form: relation === undefined ? EMPTY_RELATION : relationForm(relation), problems: {} })),
      notify: ({ context: { relation, itemName } }, saved: ContactOfItem | undefined) => {
        if (saved === undefined) return
        const back = (signal: AbortSignal): Promise<Result.Result<unknown, ContactRelationFailure>> => (relation === undefined ? contactRelations.remove(saved, signal) : contactRelations.edit(saved, relationForm(relation), signal))
        const text = relation === undefined ? 'contactRelations.notices.added' : 'contactRelations.notices.changed'
        notify({ kind: 'success', text, values: { name: contactName(saved.contact), item: itemName }, subject: 'contactRelations', action: undoAction(back, notify) })
      },
    },
  }).createMachine({
    id: 'relationEdit',
    context: { place: { kind: 'asset', type: 'RECORDS', id: '' }, itemName: '', ...BLANK },
    initial: 'closed',
    on: {
      'relation.begun': { target: '.editing', actions: assign(({ event: { place, itemName, contact } }) => ({ ...BLANK, place, itemName, contact })) },
      'relation.opened': {
        target: '.editing',
        actions: assign(({ event: { place, itemName, relation } }) => {
          const { contact } = relation
          return { ...BLANK, place, itemName, relation, contact: { id: contact.id, name: contactName(contact) }, form: relationForm(relation) }
        }),
      },
      cancel: '.closed',
    },
    states: {
      closed: { description: 'No relation is being said.' },
      editing: {
        description: 'The contact is being chosen, and said what it is.',
        tags: ['open', 'form'],
        on: { ...changing, save: [{ guard: 'isValid', target: 'saving' }, { actions: 'findProblems' }] },
      },
      saving: {
        description: 'The relation is being saved.',
        tags: ['open', 'form', 'busy'],
        invoke: {
          src: 'saving',
          input: ({ context }) => context,
          onDone: [
            { guard: ({ event }: Done) => hasSucceeded(event.output), target: 'closed', actions: { type: 'notify', params: ({ event }: Done) => valueOf(event.output) } },
            { guard: ({ event }: Done) => failedWith<ContactRelationFailure>(event.output, 'STALE_EDIT'), target: 'comparing' },
            { target: 'refused', actions: { type: 'refuse', params: ({ event }: Done) => failureOf(event.output) } },
          ],
        },
        on: NOT_LEFT,
      },
      refused: { description: 'It was not saved; what was said is still there.', tags: ['open', 'form'], on: { ...changing, save: [{ guard: 'isValid', target: 'saving' }, { target: 'editing', actions: 'findProblems' }] } },
      comparing: {
        description: 'Somebody else has changed it meanwhile: what they made of it is being read.',
        tags: ['open', 'form', 'busy'],
        invoke: { src: 'comparing', input: ({ context }) => context, onDone: answered<ContactOfItem, ContactRelationFailure>()({ target: 'stale', action: 'showTheirs' }, { target: 'refused', action: 'refuse' }) },
        on: NOT_LEFT,
      },
      stale: { description: 'Their version is known; mine is saved over it or given up.', tags: 'open', on: { 'mine.keep': 'saving', 'theirs.take': { target: 'editing', actions: 'takeTheirs' } } },
    },
  })
}

export type RelationEditActor = ActorRefFrom<ReturnType<typeof createRelationEditMachine>>
