import * as Result from 'effect/Result'
import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import { contactCategoryProblems, type ContactCategory } from '../../domain/contacts/category.ts'
import { isValid } from '../../domain/validation/form.ts'
import type { FieldProblems } from '../../domain/validation/problem.ts'
import { failedWith, failureOf, hasSucceeded } from '../failures/outcome.ts'
import { failureInForm } from '../forms/formContext.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { CategoryRemovalFailure, CategorySaveFailure, ContactCategoryGateway } from './ContactCategoryGateway.ts'

type CategoryFailure = CategorySaveFailure | CategoryRemovalFailure

interface CategoryEditContext {
  /** The one that is renamed or removed; none: a new one. */
  readonly category: ContactCategory | undefined
  readonly name: string
  /** The category that its contacts get. */
  readonly moveTo: string
  readonly problems: FieldProblems
  readonly failure: CategoryFailure | undefined
}

type CategoryEditEvent =
  | { type: 'open' }
  | { type: 'close' }
  /** `name`: as it is shown, here and below; none for a new one. */
  | { type: 'name.ask'; category: ContactCategory | undefined; name: string }
  | { type: 'name.changed'; name: string }
  | { type: 'removal.ask'; category: ContactCategory; name: string }
  | { type: 'place.chosen'; moveTo: string }
  /** Save the name, or remove it. */
  | { type: 'confirm' }
  | { type: 'cancel' }

interface CategoryEditPorts {
  readonly contactCategories: ContactCategoryGateway
  readonly notify: Notify
}

const BLANK = { category: undefined, name: '', moveTo: '', problems: {}, failure: undefined }

interface Done {
  readonly event: { readonly output: Result.Result<unknown, CategoryFailure> }
}

/** Something of the categories is being changed; what is refused is said where it was asked for. */
const changing = <const Call extends string, const Back extends string>(src: Call, description: string, back: Back) => ({
  description,
  tags: ['open', 'busy'] as ('open' | 'busy')[],
  invoke: {
    src,
    input: ({ context }: { readonly context: CategoryEditContext }) => context,
    onDone: [
      { guard: ({ event }: Done) => hasSucceeded(event.output), target: 'shown' as const, actions: [{ type: 'notify' as const, params: src }] },
      { guard: ({ event }: Done) => failedWith(event.output, 'STALE_EDIT', 'CONTACT_CATEGORY_IN_USE'), target: 'comparing' as const, actions: [{ type: 'refuse' as const, params: ({ event }: Done) => failureOf(event.output) }] },
      { target: back, actions: [{ type: 'refuse' as const, params: ({ event }: Done) => failureOf(event.output) }] },
    ],
  },
  // Whoever left would not be told what became of it.
  on: { close: {} },
})

/** The dialog in which categories of contacts are added, renamed and removed. */
export const createCategoryEditMachine = ({ contactCategories, notify }: CategoryEditPorts) =>
  setup({
    types: { context: {} as CategoryEditContext, events: {} as CategoryEditEvent, tags: {} as 'open' | 'busy' },
    actors: {
      saving: fromPromise<Result.Result<unknown, CategoryFailure>, CategoryEditContext>(({ input: { category, name }, signal }) =>
        category === undefined ? contactCategories.create({ name }, signal) : contactCategories.rename(category, { name }, signal),
      ),
      removing: fromPromise<Result.Result<unknown, CategoryFailure>, CategoryEditContext>(({ input: { category, moveTo }, signal }) =>
        contactCategories.remove(category?.id ?? '', category?.contactsInAll === 0 ? null : moveTo, signal),
      ),
      comparing: fromPromise<Result.Result<ContactCategory, CategoryFailure>, CategoryEditContext>(async ({ input: { category }, signal }) =>
        Result.flatMap(await contactCategories.list(signal), (items): Result.Result<ContactCategory, CategoryFailure> => {
          const now = items.find(({ id }) => id === category?.id)
          return now === undefined ? Result.fail({ code: 'CONTACT_CATEGORY_NOT_FOUND' }) : Result.succeed(now)
        }),
      ),
    },
    guards: {
      isRemoval: ({ context: { failure } }) => failure?.code === 'CONTACT_CATEGORY_IN_USE',
      isNamed: ({ context: { name } }) => isValid(contactCategoryProblems({ name })),
      hasPlace: ({ context: { category, moveTo } }) => category?.contactsInAll === 0 || moveTo !== '',
    },
    actions: {
      findProblems: assign(({ context: { name } }) => ({ problems: contactCategoryProblems({ name }), failure: undefined })),
      refuse: assign((_, failure: CategoryFailure | undefined) => failureInForm(failure)),
      // From how it is now it is tried again; what was refused stays said.
      settle: assign((_, read: Result.Result<ContactCategory, CategoryFailure>) => (hasSucceeded(read) ? { category: read.success } : failureInForm(read.failure))),
      notify: ({ context: { category, name } }, done: 'saving' | 'removing') => {
        const saved = category === undefined ? 'contacts.notices.categoryAdded' : 'contacts.notices.categoryRenamed'
        notify({ kind: 'success', text: done === 'removing' ? 'contacts.notices.categoryRemoved' : saved, values: { name: name.trim() } })
      },
    },
  }).createMachine({
    id: 'categoryEdit',
    context: BLANK,
    initial: 'closed',
    on: { close: '.closed', 'name.ask': { target: '.naming', actions: assign(({ event: { category, name } }) => ({ ...BLANK, category, name })) } },
    states: {
      closed: { description: 'Categories are not being managed.', on: { open: { target: 'shown', actions: assign(BLANK) } } },
      shown: {
        description: 'The categories are listed, each to be renamed or removed.',
        tags: 'open',
        on: { 'removal.ask': { target: 'asking', actions: assign(({ event: { category, name } }) => ({ ...BLANK, category, name })) } },
      },
      naming: {
        description: 'A name is typed for a new category or one that there is.',
        tags: 'open',
        on: {
          'name.changed': { actions: assign(({ event: { name } }) => ({ name, problems: {}, failure: undefined })) },
          confirm: [{ guard: 'isNamed', target: 'saving' }, { actions: 'findProblems' }],
          cancel: 'shown',
        },
      },
      saving: changing('saving', 'The name is being saved.', 'naming'),
      asking: {
        description: 'Whether the category is to go is asked, and where its contacts go.',
        tags: 'open',
        on: {
          'place.chosen': { actions: assign(({ event: { moveTo } }) => ({ moveTo, problems: {}, failure: undefined })) },
          confirm: [{ guard: 'hasPlace', target: 'removing' }, { actions: assign({ problems: { moveTo: { code: 'required' } } }) }],
          cancel: 'shown',
        },
      },
      removing: changing('removing', 'The category is being removed.', 'asking'),
      comparing: {
        description: 'Somebody has changed it meanwhile, or given it contacts: how it is now is being read.',
        tags: ['open', 'busy'],
        invoke: {
          src: 'comparing',
          input: ({ context }) => context,
          onDone: [
            { guard: 'isRemoval', target: 'asking', actions: { type: 'settle', params: ({ event }) => event.output } },
            { target: 'naming', actions: { type: 'settle', params: ({ event }) => event.output } },
          ],
        },
        on: { close: {} },
      },
    },
  })

type CategoryEditMachine = ReturnType<typeof createCategoryEditMachine>
export type CategoryEditActor = ActorRefFrom<CategoryEditMachine>
