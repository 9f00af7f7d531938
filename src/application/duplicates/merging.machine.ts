import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { Duplicate } from '../../domain/duplicates/duplicates.ts'
import { answered } from '../failures/answered.ts'
import type { DuplicateGateway, Merge, MergeFailure, MergePlanFailure, PlannedMerge } from './DuplicateGateway.ts'

interface MergingContext {
  /** The kept one first. */
  readonly assets: readonly Duplicate[]
  readonly plan: PlannedMerge | undefined
  /** For a field the asset whose values are taken. */
  readonly choices: Readonly<Record<string, string>>
  readonly folderId: string | null
  readonly failure: MergeFailure | undefined
}

type MergingEvent =
  /** The kept one and those that go, of one module. */
  | { type: 'merge.opened'; assets: readonly Duplicate[] }
  | { type: 'value.chosen'; field: string; from: string }
  /** Null: it stays where it is. */
  | { type: 'place.chosen'; folderId: string | null }
  | { type: 'merge' }
  | { type: 'retry' }
  | { type: 'cancel' }

const NOTHING: MergingContext = { assets: [], plan: undefined, choices: {}, folderId: null, failure: undefined }

/** The merge as it is asked for. */
const mergeOf = ({ assets: [kept, ...others] }: Pick<MergingContext, 'assets'>): Merge => ({
  type: kept?.asset.type ?? 'RECORDS',
  keep: kept?.asset.id ?? '',
  others: others.map(({ asset }) => asset.id),
})

export interface Merged {
  readonly change: string
  readonly trashed: number
}

interface Ports {
  readonly duplicates: DuplicateGateway
  /** Says that it was done, and how it is taken back. */
  readonly notifyMerged: (merge: Merge, done: Merged) => void
}

type Asking = { readonly input: MergingContext; readonly signal: AbortSignal }

/** Keeping one of several duplicates: what it gets is reviewed before anything is changed. */
export const createMergingMachine = ({ duplicates, notifyMerged }: Ports) =>
  setup({
    types: { context: {} as MergingContext, events: {} as MergingEvent },
    actors: {
      planning: fromPromise(({ input, signal }: Asking) => duplicates.planMerge(mergeOf(input), signal)),
      saving: fromPromise(({ input, signal }: Asking) =>
        duplicates.merge(mergeOf(input), { choices: input.choices, folderId: input.folderId, state: input.plan?.state ?? '' }, signal),
      ),
    },
    actions: {
      put: assign((_, plan: PlannedMerge | undefined) => ({ plan, failure: undefined })),
      fail: assign((_, failure: MergeFailure | undefined) => ({ failure })),
      notify: ({ context }, done: Merged | undefined) => done && notifyMerged(mergeOf(context), done),
    },
  }).createMachine({
    id: 'merging',
    context: NOTHING,
    initial: 'closed',
    states: {
      closed: {
        description: 'Nothing is being merged.',
        on: { 'merge.opened': { guard: ({ event }) => event.assets.length > 1, target: 'open', actions: assign(({ event }) => ({ ...NOTHING, assets: event.assets })) } },
      },
      open: {
        initial: 'planning',
        on: { cancel: 'closed' },
        states: {
          planning: {
            description: 'What the kept one would get is being found out.',
            invoke: {
              src: 'planning',
              input: ({ context }) => context,
              onDone: answered<PlannedMerge, MergePlanFailure>()({ target: 'reviewing', action: 'put' }, { target: 'failed', action: 'fail' }),
            },
          },
          reviewing: {
            description: 'What the kept one would get is reviewed.',
            on: {
              'value.chosen': { actions: assign(({ context, event }) => ({ choices: { ...context.choices, [event.field]: event.from } })) },
              'place.chosen': { actions: assign(({ event }) => ({ folderId: event.folderId })) },
              merge: 'saving',
            },
          },
          saving: {
            description: 'The kept one gets what the others have, and they go to the trash.',
            invoke: {
              src: 'saving',
              input: ({ context }) => context,
              onDone: answered<Merged, MergeFailure>()({ target: '#merging.closed', action: 'notify' }, { target: 'refused', action: 'fail' }),
            },
            // What is on its way is seen to its end.
            on: { cancel: {} },
          },
          refused: { description: 'It was not merged, and why is said; it can be reviewed anew.', on: { retry: 'planning' } },
          failed: { description: 'What the kept one would get could not be found out.', on: { retry: 'planning' } },
        },
      },
    },
  })

export type MergingActor = ActorRefFrom<ReturnType<typeof createMergingMachine>>
