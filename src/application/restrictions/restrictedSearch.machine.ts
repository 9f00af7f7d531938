import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { FoundRestricted } from '../../domain/restrictions/restrictedTree.ts'
import { failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import { NARROWED_AFTER_MS } from '../forms/typing.ts'
import type { TreeOf, BranchFailure, RestrictionGateway } from './RestrictionGateway.ts'

interface Context {
  readonly of: TreeOf
  readonly search: string
  readonly found: readonly FoundRestricted[]
  readonly failure: BranchFailure | undefined
}

type RestrictedSearchEvent =
  | { type: 'search.reset'; of: TreeOf }
  | { type: 'search.changed'; search: string }
  | { type: 'retry' }

interface Ports {
  readonly restrictions: RestrictionGateway
  /** Milliseconds without typing after which is searched. */
  readonly pause?: number
}

/** Folders and files that are looked for by their names, to be restricted or shown in the tree. */
export const createRestrictedSearchMachine = ({ restrictions, pause = NARROWED_AFTER_MS }: Ports) =>
  setup({
    types: { context: {} as Context, events: {} as RestrictedSearchEvent },
    delays: { pause },
    actors: {
      finding: fromPromise(({ input: { of, search }, signal }: { input: Context; signal: AbortSignal }) => restrictions.find(of, search.trim(), signal)),
    },
    guards: { isBlank: ({ event }) => event.type === 'search.changed' && event.search.trim() === '' },
    actions: {
      forget: assign({ found: [], failure: undefined }),
      type: assign(({ event }) => (event.type === 'search.changed' ? { search: event.search } : {})),
    },
  }).createMachine({
    id: 'restrictedSearch',
    context: { of: { of: 'access', userId: '' }, search: '', found: [], failure: undefined },
    initial: 'idle',
    on: {
      'search.reset': { target: '.idle', actions: ['forget', assign(({ event: { of } }) => ({ of, search: '' }))] },
      'search.changed': [
        { guard: 'isBlank', target: '.idle', actions: ['forget', 'type'] },
        { target: '.typing', actions: 'type' },
      ],
    },
    states: {
      idle: { description: 'Nothing is looked for: the tree stands alone.' },
      typing: { description: 'A name is being typed; what stands there is of the name before.', tags: 'open', after: { pause: 'finding' } },
      finding: {
        description: 'Folders and files of this name are being looked for.',
        tags: ['open', 'busy'],
        invoke: {
          src: 'finding',
          input: ({ context }) => context,
          onDone: [
            { guard: ({ event }) => hasSucceeded(event.output), target: 'found', actions: assign({ failure: undefined, found: ({ event }) => valueOf(event.output) ?? [] }) },
            { target: 'failed', actions: ['forget', assign({ failure: ({ event }) => failureOf(event.output) })] },
          ],
        },
      },
      found: { description: 'What was found stands there with its way, or nothing was.', tags: 'open' },
      failed: { description: 'Nothing could be looked for; it can be tried again.', tags: 'open', on: { retry: 'finding' } },
    },
  })

type RestrictedSearchMachine = ReturnType<typeof createRestrictedSearchMachine>
export type RestrictedSearchActor = ActorRefFrom<RestrictedSearchMachine>
