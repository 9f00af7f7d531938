import { assign, fromPromise, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { decideAll, isDecided } from '../../domain/move-copy/decided.ts'
import type { AssetDecision } from '../../domain/move-copy/conflictPlan.ts'
import { answered } from '../failures/answered.ts'
import { failedWith, failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import { endedMoveCopy, type EndedMoveCopyPorts } from './endedMoveCopy.ts'
import { blankMoveCopyRequest, type MoveCopyContext, type MoveCopyEvent, type MoveCopyFailure, UNPLANNED } from './moveCopyContext.ts'
import { isMovedAlready, queued } from './inLine.ts'
import { moveCopyRequests, type MoveCopyOutcome, type Planned } from './moveCopyRequests.ts'

/** What is under way is not broken off by what is asked for next. */
const QUEUED = { 'moveCopy.open': [{ guard: isMovedAlready }, { actions: 'queue' }] } as const

type Asking = { readonly input: MoveCopyContext; readonly signal: AbortSignal }

/** Copying, moving and restoring: where to, which names are taken there and what becomes of each, and then all of it at once. */
export const createMoveCopyMachine = (ports: EndedMoveCopyPorts) => {
  const requests = moveCopyRequests(ports)
  const notifyEnded = endedMoveCopy(ports)
  return setup({
    types: { context: {} as MoveCopyContext, events: {} as MoveCopyEvent, tags: {} as 'open' | 'busy' },
    actors: {
      planning: fromPromise(({ input, signal }: Asking) => requests.plan(input, signal)),
      moveCopy: fromPromise(({ input, signal }: Asking) => requests.perform(input, signal)),
    },
    guards: {
      isDuplicate: ({ context: { asked, destination } }) =>
        asked.action === 'copy' && asked.path !== undefined && destination !== undefined && destination.folderId === (asked.path.at(-1) ?? null),
      isPlaced: ({ context: { asked, destination } }) => asked.action === 'restore' || destination !== undefined,
      isBlocked: ({ context }) => context.blocked.length > 0,
      isMet: ({ context }) => context.conflicts.length > 0,
      wasTaken: ({ context: { failure } }) => failure !== undefined,
      isMoreWanted: ({ context }) => context.waiting.length > 0,
      isDecided: ({ context }) => isDecided(context.conflicts, context.total, context),
    },
    actions: {
      learn: assign(({ context: { failure } }, planned: Planned | undefined) => ({ ...UNPLANNED, failure, ...planned })),
      decide: assign(({ context }, { id, decision }: { id: string; decision: AssetDecision }) => ({
        decided: new Map(context.decided).set(id, decision),
      })),
      decideAll: assign(({ context }, decision: AssetDecision) => decideAll(context.conflicts, decision)),
      keep: assign(({ context: { asked } }, outcome: MoveCopyOutcome | undefined) => ({
        done: asked,
        ...(outcome !== undefined && 'bulkOperation' in outcome ? { begun: outcome.bulkOperation } : { outcome }),
      })),
      queue: assign(({ context, event }) => queued(context, event)),
      takeNext: assign(({ context: { waiting: [next, ...waiting] } }) => ({ ...blankMoveCopyRequest(next?.asked, next?.destination), waiting })),
      fail: assign((_, failure: MoveCopyFailure | undefined) => ({ failure })),
      notify: ({ context }, outcome: MoveCopyOutcome | undefined) => outcome && notifyEnded(context, outcome),
    },
  }).createMachine({
    id: 'moveCopy',
    context: { ...blankMoveCopyRequest(), done: undefined, waiting: [] },
    initial: 'closed',
    on: {
      'moveCopy.open': { target: '.beginning', actions: assign(({ event: { asked, destination } }) => blankMoveCopyRequest(asked, destination)) },
      close: '.next',
    },
    states: {
      closed: { description: 'Nothing is being copied, moved or restored.' },
      beginning: {
        description: 'Whether it is known where to, and whether there is anything to ask: what is copied into its own folder gets a name of its own.',
        entry: assign({ failure: undefined }),
        always: [{ guard: 'isDuplicate', target: 'moveCopy', actions: { type: 'decideAll', params: 'rename' } }, { guard: 'isPlaced', target: 'planning' }, 'choosing'],
      },
      choosing: {
        description: 'A person chooses the folder.',
        tags: 'open',
        on: {
          'destination.chosen': { actions: assign(({ event }) => ({ destination: event.destination, failure: undefined })) },
          go: { guard: ({ context }) => context.destination !== undefined, target: 'beginning' },
        },
      },
      planning: {
        description: 'Which names are taken there is being found out; nothing is changed.',
        tags: ['open', 'busy'],
        on: QUEUED,
        invoke: {
          src: 'planning',
          input: ({ context }) => context,
          onDone: answered<Planned, MoveCopyFailure>()({ target: 'planned', action: 'learn' }, { target: 'refused', action: 'fail' }),
        },
      },
      planned: {
        description: 'Whether a person has to decide anything. What was refused for a name is not tried again while no plan knows of that.',
        always: [{ guard: 'isBlocked', target: 'blocked' }, { guard: 'isMet', target: 'deciding' }, { guard: 'wasTaken', target: 'refused' }, 'moveCopy'],
      },
      blocked: {
        description: 'Where something lay is gone or lies in the trash; another folder is chosen, or it stays.',
        tags: 'open',
        on: { back: 'choosing' },
      },
      deciding: {
        description: 'Names are taken; a person decides what becomes of each.',
        tags: 'open',
        on: {
          decide: { actions: { type: 'decide', params: ({ event }) => event } },
          'decide.all': { actions: { type: 'decideAll', params: ({ event }) => event.decision } },
          go: { guard: 'isDecided', target: 'moveCopy' },
          back: 'choosing',
        },
      },
      moveCopy: {
        description: 'It is being done, all of it or nothing; many things are only put in line, to be done behind.',
        tags: ['open', 'busy'],
        on: { close: {}, ...QUEUED },
        invoke: {
          src: 'moveCopy',
          input: ({ context }) => context,
          onDone: [
            {
              guard: ({ event }) => hasSucceeded(event.output),
              target: 'next',
              actions: [
                { type: 'keep', params: ({ event }) => valueOf(event.output) },
                { type: 'notify', params: ({ event }) => valueOf(event.output) },
              ],
            },
            // Somebody was quicker with a name: it is asked about as well.
            { guard: ({ event }) => failedWith(event.output, 'FOLDER_ALREADY_EXISTS', 'ASSET_ALREADY_EXISTS'), target: 'planning', actions: { type: 'fail', params: ({ event }) => failureOf(event.output) } },
            { target: 'refused', actions: { type: 'fail', params: ({ event }) => failureOf(event.output) } },
          ],
        },
      },
      refused: {
        description: 'Nothing was changed, and why; it can be tried again, or elsewhere.',
        tags: 'open',
        on: { go: 'beginning', back: 'choosing' },
      },
      next: {
        description: 'Whether something else was asked for meanwhile.',
        always: [{ guard: 'isMoreWanted', target: 'beginning', actions: 'takeNext' }, 'closed'],
      },
    },
  })
}

type MoveCopyMachine = ReturnType<typeof createMoveCopyMachine>
export type MoveCopyActor = ActorRefFrom<MoveCopyMachine>
export type MoveCopySnapshot = SnapshotFrom<MoveCopyMachine>
