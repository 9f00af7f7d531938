import type { Result } from 'effect/Result'
import { assign, fromPromise, setup } from 'xstate'
import { isTaken, type KeptRepository, repositoryProblems } from '../../domain/repositories/repositories.ts'
import { isValid } from '../../domain/validation/form.ts'
import type { FieldProblems } from '../../domain/validation/problem.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
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

export type RepositoriesEvent =
  | { type: 'repositories.open'; organizationId: string }
  | { type: 'draft.begin'; repository: KeptRepository | undefined }
  | { type: 'name.typed'; name: string }
  | { type: 'save' }
  | { type: 'removal.ask'; repository: KeptRepository }
  | { type: 'other.chosen'; id: string | null }
  | { type: 'confirm' }
  | { type: 'cancel' }
  | { type: 'retry' }

export interface RepositoriesPorts {
  readonly repositories: RepositoryGateway
  readonly notify: Notify
}

const UNTOUCHED = { repository: undefined, name: '', removed: undefined, moveTo: null, problems: {}, failure: undefined }
export const NO_REPOSITORIES: RepositoriesContext = { organizationId: '', list: [], ...UNTOUCHED }

const problemsIn = ({ list, name, repository }: RepositoriesContext): FieldProblems => {
  const problems = repositoryProblems({ name })
  return isValid(problems) && isTaken(list, name, repository?.id) ? { name: { code: 'duplicated' } } : problems
}

/** What the machine of the list works with, and what it can do. */
export const repositoriesParts = ({ repositories, notify }: RepositoriesPorts) =>
  setup({
    types: { context: {} as RepositoriesContext, events: {} as RepositoriesEvent, tags: {} as 'busy' },
    actors: {
      reading: fromPromise(({ input, signal }: { input: string; signal: AbortSignal }) => repositories.list(input, signal)),
      saving: fromPromise<Result<unknown, RepositoryFailure>, RepositoriesContext>(({ input, signal }) => {
        const { organizationId, repository, removed, moveTo, name } = input
        if (removed !== undefined) return repositories.remove(organizationId, removed.id, moveTo ?? undefined, signal)
        return repository === undefined
          ? repositories.create(organizationId, name, signal)
          : repositories.rename(organizationId, repository, name, signal)
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
      fail: assign((_, failure: RepositoriesContext['failure']) => ({
        failure,
        ...(failure?.code === 'VALIDATION_FAILED' ? { problems: failure.fields } : {}),
      })),
      tell: ({ context: { removed, name } }) =>
        notify({ kind: 'success', text: removed === undefined ? 'repositories.saved' : 'repositories.removed', values: { name: removed?.name ?? name } }),
      tellFailure: (_, failure: RepositoryFailure | undefined) => {
        if (failure !== undefined) notify({ kind: 'failure', text: `failure.${failure.code}` })
      },
    },
  })
