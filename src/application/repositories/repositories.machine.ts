import type { Result } from 'effect/Result'
import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import { isTaken, type KeptRepository, repositoryProblems } from '../../domain/repositories/repositories.ts'
import { isValid } from '../../domain/validation/form.ts'
import type { FieldProblems } from '../../domain/validation/problem.ts'
import { answeredAgain } from '../failures/answered.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import { failedWith, failureOf, hasSucceeded } from '../failures/outcome.ts'
import { failureInForm } from '../forms/formContext.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import { retryWhenReopened } from '../notifications/serverEvents.ts'
import type { RepositoryFailure, RepositoryGateway } from './RepositoryGateway.ts'

interface RepositoriesContext {
  readonly organizationId: string
  readonly list: readonly KeptRepository[]
  /** The one that is renamed; undefined with a name: a new one. */
  readonly repository: KeptRepository | undefined
  readonly name: string
  /** The one that goes, and the one that its assets carry from then on; null: none. */
  readonly removed: KeptRepository | undefined
  readonly moveTo: string | null
  readonly problems: FieldProblems
  readonly failure: RepositoryFailure | CallFailure | undefined
}

type RepositoriesEvent =
  | { type: 'repositories.open'; organizationId: string }
  | { type: 'draft.begin'; repository: KeptRepository | undefined }
  | { type: 'name.typed'; name: string }
  | { type: 'save' }
  | { type: 'removal.ask'; repository: KeptRepository }
  | { type: 'other.chosen'; id: string | null }
  | { type: 'confirm' }
  | { type: 'cancel' }
  | { type: 'retry' }

interface RepositoriesPorts {
  readonly repositories: RepositoryGateway
  readonly events: EventStream
  readonly notify: Notify
}

const UNTOUCHED = { repository: undefined, name: '', removed: undefined, moveTo: null, problems: {}, failure: undefined }
const NO_REPOSITORIES: RepositoriesContext = { organizationId: '', list: [], ...UNTOUCHED }

const problemsIn = ({ list, name, repository }: RepositoriesContext): FieldProblems => {
  const problems = repositoryProblems({ name })
  return isValid(problems) && isTaken(list, name, repository?.id) ? { name: { code: 'duplicated' } } : problems
}

/** The list of repositories that an organization keeps: added to, renamed, and shortened. */
export const createRepositoriesMachine = ({ repositories, events, notify }: RepositoriesPorts) =>
  setup({
    types: { context: {} as RepositoriesContext, events: {} as RepositoriesEvent, tags: {} as 'busy' },
    actors: {
      reopening: retryWhenReopened(events),
      reading: fromPromise(({ input, signal }: { input: string; signal: AbortSignal }) => repositories.list(input, signal)),
      saving: fromPromise<Result<unknown, RepositoryFailure>, RepositoriesContext>(({ input, signal }) => {
        const { organizationId, repository, removed, moveTo, name } = input
        if (removed !== undefined) return repositories.remove(organizationId, removed.id, moveTo ?? undefined, signal)
        return repository === undefined ? repositories.create(organizationId, name, signal) : repositories.rename(organizationId, repository, name, signal)
      }),
    },
    guards: {
      isValid: ({ context }) => isValid(problemsIn(context)),
      isRemoval: ({ context }) => context.removed !== undefined,
    },
    actions: {
      open: assign((_, organizationId: string) => ({ ...NO_REPOSITORIES, organizationId })),
      take: assign((_, list: readonly KeptRepository[] | undefined) => (list === undefined ? {} : { list })),
      drop: assign(() => UNTOUCHED),
      begin: assign((_, repository: KeptRepository | undefined) => ({ ...UNTOUCHED, repository, name: repository?.name ?? '' })),
      ask: assign((_, removed: KeptRepository) => ({ ...UNTOUCHED, removed })),
      type: assign((_, name: string) => ({ name, problems: {}, failure: undefined })),
      findProblems: assign({ problems: ({ context }) => problemsIn(context) }),
      fail: assign((_, failure: RepositoriesContext['failure']) => failureInForm(failure)),
      notify: ({ context: { removed, name } }) =>
        notify({ kind: 'success', text: removed === undefined ? 'repositories.saved' : 'repositories.removed', values: { name: removed?.name ?? name } }),
      notifyFailure: (_, failure: RepositoryFailure | undefined) => {
        if (failure !== undefined) notify({ kind: 'failure', text: `failure.${failure.code}` })
      },
    },
  }).createMachine({
    id: 'repositories',
    context: NO_REPOSITORIES,
    initial: 'unopened',
    invoke: { src: 'reopening' },
    on: { 'repositories.open': { target: '.reading', reenter: true, actions: { type: 'open', params: ({ event }) => event.organizationId } } },
    states: {
      unopened: { description: 'No organization’s list has been asked for yet.' },
      reading: {
        description: 'The list is being read.',
        invoke: {
          src: 'reading',
          input: ({ context }) => context.organizationId,
          onDone: answeredAgain<RepositoriesContext, readonly KeptRepository[], CallFailure>()({ target: 'looking', where: ({ list }) => list.length > 0 }, { target: 'looking', action: 'take' }, { target: 'failed', action: 'fail' }),
        },
      },
      failed: { description: 'The list could not be read; it can be tried again.', on: { retry: 'reading' } },
      looking: {
        description: 'The list is shown.',
        entry: 'drop',
        on: {
          retry: 'reading',
          'draft.begin': { target: 'editing', actions: { type: 'begin', params: ({ event }) => event.repository } },
          'removal.ask': { target: 'removing', actions: { type: 'ask', params: ({ event }) => event.repository } },
        },
      },
      editing: {
        description: 'A repository is being named.',
        on: {
          'name.typed': { actions: { type: 'type', params: ({ event }) => event.name } },
          save: [{ guard: 'isValid', target: 'saving' }, { actions: 'findProblems' }],
          cancel: 'looking',
        },
      },
      removing: {
        description: 'It is asked what becomes of the assets that carry the repository.',
        on: {
          'other.chosen': { actions: assign({ moveTo: ({ event }) => event.id }) },
          confirm: 'saving',
          cancel: 'looking',
        },
      },
      saving: {
        description: 'The list is being changed.',
        tags: 'busy',
        invoke: {
          src: 'saving',
          input: ({ context }) => context,
          onDone: [
            { guard: ({ event }) => hasSucceeded(event.output), target: 'reading', actions: 'notify' },
            {
              // Somebody else was quicker: their list is shown.
              guard: ({ event }) => failedWith(event.output, 'STALE_EDIT') || failedWith(event.output, 'NOT_FOUND'),
              target: 'reading',
              actions: { type: 'notifyFailure', params: ({ event }) => failureOf(event.output) },
            },
            { guard: 'isRemoval', target: 'removing', actions: { type: 'fail', params: ({ event }) => failureOf(event.output) } },
            { target: 'editing', actions: { type: 'fail', params: ({ event }) => failureOf(event.output) } },
          ],
        },
      },
    },
  })

export type RepositoriesActor = ActorRefFrom<ReturnType<typeof createRepositoriesMachine>>
