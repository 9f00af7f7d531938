import { assign, fromPromise, setup, stateIn, type ActorRefFrom } from 'xstate'
import type { CallFailure } from '../failures/CallFailure.ts'
import { failureOf, hasFailed, hasSucceeded, valueOf } from '../failures/outcome.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import { decidedNotice, undoneNotice } from './decidedNotice.ts'
import type { All, DecidingContext, DecidingEvent, Undone } from './DecidingContext.ts'
import { hiddenIn } from './hidden.ts'
import type { DecidedPiece, DecidedSuggestions, ReopenedPiece, SuggestionGateway } from './SuggestionGateway.ts'

const STEPS_KEPT = 50
const NOTHING: All = { filter: {}, decision: 'refuse', decided: 0, left: 0 }
const NOTHING_UNDONE: Undone = { change: '', reopened: 0 }

const idsOf = (some: readonly { readonly id: string }[]): readonly string[] => some.map(({ id }) => id)

/** What a person decides of suggestions, one call after the other, and how it is taken back. */
export const createDecidingMachine = ({ suggestions, notify }: { readonly suggestions: SuggestionGateway; readonly notify: Notify }) =>
  setup({
    types: { context: {} as DecidingContext, events: {} as DecidingEvent },
    actors: {
      deciding: fromPromise(({ input: { sent }, signal }: { input: DecidingContext; signal: AbortSignal }) => suggestions.decide(sent, signal)),
      decidingPiece: fromPromise(({ input, signal }: { input: All; signal: AbortSignal }) => suggestions.decideAll(input.filter, input.decision, input.piece, signal)),
      undoing: fromPromise(({ input: { change, piece }, signal }: { input: Undone; signal: AbortSignal }) => suggestions.undo(change, piece, signal)),
    },
    guards: {
      isWaiting: ({ context }) => context.waiting.length > 0,
      isUndoing: ({ context }) => context.undone !== undefined,
      isMore: ({ context: { all, undone } }) => (undone ?? all)?.piece?.next !== null,
      isStopping: stateIn({ decidingAll: 'stopping' }),
      isStoppingUndo: stateIn({ undoing: 'stopping' }),
    },
    actions: {
      enqueue: assign(({ context, event }) => (event.type === 'decide' ? { isAlone: event.isAlone === true, waiting: [...context.waiting, ...event.decisions.filter(({ id }) => !hiddenIn(context).has(id))] } : {})),
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
      pick: assign(({ context: { changes, undone }, event }) => {
        const picked = event.type !== 'undo' ? undefined : event.change === undefined ? changes.at(-1) : changes.find(({ change }) => change === event.change)
        return picked === undefined || undone?.piece !== undefined ? {} : { undone: { change: picked.change, reopened: 0 } }
      }),
      notifyDone: ({ context, self }, done: DecidedSuggestions | undefined) => {
        const { decision } = context.sent[0] ?? {}
        if (decision !== undefined && done !== undefined && (context.sent.length > 1 || (context.isAlone && done.decided > 0))) notify(decidedNotice(decision, { decided: done.decided, left: done.left.length }, () => self.send({ type: 'undo', change: done.change })))
      },
      begin: assign(({ event }) => (event.type === 'decide.all' ? { all: { filter: event.filter, decision: event.decision, decided: 0, left: 0 } } : {})),
      addPiece: assign(({ context: { all } }, piece: DecidedPiece | undefined) => (all === undefined || piece === undefined ? {} : { all: { ...all, piece, decided: all.decided + piece.decided, left: all.left + piece.left } })),
      endAll: assign(({ context: { all, changes } }) => ({
        all: undefined,
        changes: all?.piece?.change == null || all.decided === 0 ? changes : [...changes, { change: all.piece.change, ids: [] }].slice(-STEPS_KEPT),
      })),
      notifyAll: ({ context: { all }, self }) => {
        const { change } = all?.piece ?? {}
        if (all !== undefined && change !== undefined) notify(decidedNotice(all.decision, all, () => self.send({ type: 'undo', ...(change === null ? {} : { change }) })))
      },
      /** What was not decided is shown again. */
      fail: assign({ sent: [], waiting: [] }),
      notifyFailed: (_, failure: CallFailure | undefined) => {
        if (failure !== undefined) notify({ kind: 'failure', text: `failure.${failure.code}`, subject: 'suggestions' })
      },
      reopen: assign(({ context: { changes, gone, undone } }) => {
        const own = changes.find(({ change }) => change === undone?.change)
        return { undone: undefined, changes: changes.filter((one) => one !== own), gone: gone.filter((id) => own?.ids.includes(id) !== true) }
      }),
      keep: assign({ undone: undefined }),
      addUndone: assign(({ context: { undone } }, piece: ReopenedPiece | undefined) => (undone === undefined || piece === undefined ? {} : { undone: { ...undone, piece, reopened: undone.reopened + piece.reopened } })),
      notifyUndone: ({ context: { undone } }) => {
        if (undone?.piece !== undefined) notify(undoneNotice({ ...undone.piece, reopened: undone.reopened }))
      },
      forget: assign({ gone: [] }),
    },
  }).createMachine({
    id: 'decidingSuggestions',
    context: { waiting: [], isAlone: false, sent: [], gone: [], left: [], changes: [], all: undefined, undone: undefined },
    initial: 'idle',
    on: { decide: { actions: 'enqueue' }, undo: { actions: 'pick' } },
    states: {
      idle: {
        description: 'Nothing is being decided.',
        always: [{ guard: 'isWaiting', target: 'deciding', actions: 'sendNext' }, { guard: 'isUndoing', target: 'undoing' }],
        on: { 'decide.all': { target: 'decidingAll', actions: 'begin' }, 'list.read': { actions: 'forget' } },
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
        initial: 'going',
        states: {
          going: { description: 'All that a filter finds is being decided, a piece after the other.', on: { stop: 'stopping' } },
          stopping: { description: 'The piece that is on its way is the last.' },
        },
        invoke: {
          src: 'decidingPiece',
          input: ({ context: { all } }) => all ?? NOTHING,
          onDone: [
            { guard: ({ event }) => hasFailed(event.output), target: 'idle', actions: [{ type: 'notifyFailed', params: ({ event }) => failureOf(event.output) }, 'notifyAll', 'endAll'] },
            { guard: 'isStopping', target: 'idle', actions: [{ type: 'addPiece', params: ({ event }) => valueOf(event.output) }, 'notifyAll', 'endAll'] },
            { target: 'betweenPieces', actions: { type: 'addPiece', params: ({ event }) => valueOf(event.output) } },
          ],
        },
      },
      betweenPieces: {
        description: 'One piece is decided; whether another follows.',
        always: [{ guard: 'isMore', target: 'decidingAll' }, { target: 'idle', actions: ['notifyAll', 'endAll'] }],
      },
      undoing: {
        initial: 'going',
        states: {
          going: { description: 'A decision is being taken back, a piece after the other.', on: { stop: 'stopping' } },
          stopping: { description: 'The piece that is on its way is the last; the rest can be taken back later.' },
        },
        invoke: {
          src: 'undoing',
          input: ({ context }) => context.undone ?? NOTHING_UNDONE,
          onDone: [
            { guard: ({ event }) => failureOf(event.output)?.code === 'NOT_FOUND', target: 'idle', actions: ['reopen', { type: 'notifyFailed', params: ({ event }) => failureOf(event.output) }] },
            { guard: ({ event }) => hasFailed(event.output), target: 'idle', actions: ['notifyUndone', 'keep', { type: 'notifyFailed', params: ({ event }) => failureOf(event.output) }] },
            { guard: 'isStoppingUndo', target: 'endingUndo', actions: { type: 'addUndone', params: ({ event }) => valueOf(event.output) } },
            { target: 'betweenUndone', actions: { type: 'addUndone', params: ({ event }) => valueOf(event.output) } },
          ],
        },
      },
      betweenUndone: { description: 'One piece is taken back; whether another follows.', always: [{ guard: 'isMore', target: 'undoing' }, 'endingUndo'] },
      endingUndo: {
        description: 'Nothing more is taken back now; whether something is left for later.',
        always: [{ guard: 'isMore', target: 'idle', actions: ['notifyUndone', 'keep'] }, { target: 'idle', actions: ['notifyUndone', 'reopen'] }],
      },
    },
  })

export type DecidingActor = ActorRefFrom<ReturnType<typeof createDecidingMachine>>
