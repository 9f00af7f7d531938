import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { Decision, LeftSuggestion, SuggestionDecision, SuggestionFilter } from '../../domain/suggestions/deciding.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import { failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import { decidedNotice } from './decidedNotice.ts'
import { hiddenIn } from './hidden.ts'
import type { DecidedPiece, DecidedSuggestions, Reopened, SuggestionGateway } from './SuggestionGateway.ts'

interface All {
  readonly filter: SuggestionFilter
  readonly decision: Decision
  /** The last piece, and how many were decided up to it. */
  readonly piece?: DecidedPiece
  readonly decided: number
  readonly left: number
}

export interface DecidingContext {
  /** In line, and on their way. */
  readonly waiting: readonly SuggestionDecision[]
  readonly sent: readonly SuggestionDecision[]
  /** Decided since the list was read: they are shown no more. */
  readonly gone: readonly string[]
  /** What could not be decided, and why. */
  readonly left: readonly LeftSuggestion[]
  /** What can be taken back, the latest last, and what each decided; of all that a filter found, nothing by name. */
  readonly changes: readonly { readonly change: string; readonly ids: readonly string[] }[]
  readonly all: All | undefined
}

export type DecidingEvent =
  | { type: 'decide'; decisions: readonly SuggestionDecision[] }
  | { type: 'decide.all'; filter: SuggestionFilter; decision: Decision }
  /** Of all: what is decided stays so. */
  | { type: 'stop' }
  | { type: 'undo' }
  /** A list was read: it has nothing in it that is decided. */
  | { type: 'list.read' }

const STEPS_KEPT = 50
const NOTHING: All = { filter: {}, decision: 'refuse', decided: 0, left: 0 }

const idsOf = (some: readonly { readonly id: string }[]): readonly string[] => some.map(({ id }) => id)

/** What a person decides of suggestions, one call after the other, and how it is taken back. */
export const createDecidingMachine = ({ suggestions, notify }: { readonly suggestions: SuggestionGateway; readonly notify: Notify }) =>
  setup({
    types: { context: {} as DecidingContext, events: {} as DecidingEvent },
    actors: {
      deciding: fromPromise(({ input: { sent }, signal }: { input: DecidingContext; signal: AbortSignal }) => suggestions.decide(sent, signal)),
      decidingPiece: fromPromise(({ input, signal }: { input: All; signal: AbortSignal }) => suggestions.decideAll(input.filter, input.decision, input.piece, signal)),
      undoing: fromPromise(({ input, signal }: { input: string; signal: AbortSignal }) => suggestions.undo(input, signal)),
    },
    guards: { isWaiting: ({ context }) => context.waiting.length > 0, canUndo: ({ context }) => context.changes.length > 0, isMore: ({ context: { all } }) => all?.piece === undefined || all.piece.next !== null },
    actions: {
      enqueue: assign(({ context, event }) => (event.type === 'decide' ? { waiting: [...context.waiting, ...event.decisions.filter(({ id }) => !hiddenIn(context).has(id))] } : {})),
      sendNext: assign(({ context: { waiting } }) => ({ sent: waiting.slice(0, 1000), waiting: waiting.slice(1000) })),
      put: assign(({ context: { sent, gone, left, changes } }, done: DecidedSuggestions | undefined) => {
        const stays = new Set(idsOf(done?.left ?? []))
        const ids = idsOf(sent).filter((id) => !stays.has(id))
        return {
          sent: [],
          gone: [...gone, ...ids],
          left: [...left.filter(({ id }) => !idsOf(sent).includes(id)), ...(done?.left ?? [])],
          changes: done === undefined || ids.length === 0 ? changes : [...changes, { change: done.change, ids }].slice(-STEPS_KEPT),
        }
      }),
      notifyDone: ({ context, self }, done: DecidedSuggestions | undefined) => {
        const { decision } = context.sent[0] ?? {}
        if (decision !== undefined && done !== undefined && context.sent.length > 1) notify(decidedNotice(decision, { decided: done.decided, left: done.left.length }, () => self.send({ type: 'undo' })))
      },
      begin: assign(({ event }) => (event.type === 'decide.all' ? { all: { filter: event.filter, decision: event.decision, decided: 0, left: 0 } } : {})),
      addPiece: assign(({ context: { all } }, piece: DecidedPiece | undefined) => (all === undefined || piece === undefined ? {} : { all: { ...all, piece, decided: all.decided + piece.decided, left: all.left + piece.left } })),
      endAll: assign(({ context: { all, changes } }) => ({
        all: undefined,
        changes: all?.piece === undefined || all.decided === 0 ? changes : [...changes, { change: all.piece.change, ids: [] }].slice(-STEPS_KEPT),
      })),
      notifyAll: ({ context: { all }, self }) => {
        if (all?.piece !== undefined) notify(decidedNotice(all.decision, all, () => self.send({ type: 'undo' })))
      },
      /** What was not decided is shown again. */
      fail: assign({ sent: [], waiting: [] }),
      notifyFailed: (_, failure: CallFailure | undefined) => {
        if (failure !== undefined) notify({ kind: 'failure', text: `failure.${failure.code}`, subject: 'suggestions' })
      },
      reopen: assign(({ context: { changes, gone } }) => {
        const last = changes.at(-1)
        return { changes: changes.slice(0, -1), gone: gone.filter((id) => last?.ids.includes(id) !== true) }
      }),
      notifyUndone: (_, { left = 0 }: Partial<Reopened> = {}) => notify({ kind: 'info', subject: 'suggestions', ...(left > 0 ? { text: 'suggestions.undoneBut', values: { count: left } } : { text: 'suggestions.undone' }) }),
      forget: assign({ gone: [] }),
    },
  }).createMachine({
    id: 'decidingSuggestions',
    context: { waiting: [], sent: [], gone: [], left: [], changes: [], all: undefined },
    initial: 'idle',
    on: { decide: { actions: 'enqueue' } },
    states: {
      idle: {
        description: 'Nothing is being decided.',
        always: { guard: 'isWaiting', target: 'deciding', actions: 'sendNext' },
        on: { 'decide.all': { target: 'decidingAll', actions: 'begin' }, undo: { guard: 'canUndo', target: 'undoing' }, 'list.read': { actions: 'forget' } },
      },
      deciding: {
        description: 'What was decided is on its way; what is decided meanwhile waits.',
        invoke: {
          src: 'deciding',
          input: ({ context }) => context,
          onDone: [
            { guard: ({ event }) => hasSucceeded(event.output), target: 'idle', actions: [{ type: 'notifyDone', params: ({ event }) => valueOf(event.output) }, { type: 'put', params: ({ event }) => valueOf(event.output) }] },
            { target: 'idle', actions: ['fail', { type: 'notifyFailed', params: ({ event }) => failureOf(event.output) }] },
          ],
        },
      },
      decidingAll: {
        description: 'All that a filter finds is being decided, a piece after the other.',
        on: { stop: { target: 'idle', actions: ['notifyAll', 'endAll'] } },
        invoke: {
          src: 'decidingPiece',
          input: ({ context: { all } }) => all ?? NOTHING,
          onDone: [
            { guard: ({ event }) => hasSucceeded(event.output), target: 'betweenPieces', actions: { type: 'addPiece', params: ({ event }) => valueOf(event.output) } },
            { target: 'idle', actions: [{ type: 'notifyFailed', params: ({ event }) => failureOf(event.output) }, 'endAll'] },
          ],
        },
      },
      betweenPieces: {
        description: 'One piece is decided; whether another follows.',
        always: [{ guard: 'isMore', target: 'decidingAll' }, { target: 'idle', actions: ['notifyAll', 'endAll'] }],
      },
      undoing: {
        description: 'The last decision is being taken back.',
        invoke: {
          src: 'undoing',
          input: ({ context }) => context.changes.at(-1)?.change ?? '',
          onDone: [
            { guard: ({ event }) => hasSucceeded(event.output), target: 'idle', actions: ['reopen', { type: 'notifyUndone', params: ({ event }) => valueOf(event.output) }] },
            { target: 'idle', actions: ['reopen', { type: 'notifyFailed', params: ({ event }) => failureOf(event.output) }] },
          ],
        },
      },
    },
  })

export type DecidingActor = ActorRefFrom<ReturnType<typeof createDecidingMachine>>
