import { type ActorRefFrom, assign, type EventObject, fromCallback, fromPromise, setup, type SnapshotFrom } from 'xstate'
import type { Result } from 'effect/Result'
import { chosen, type EditChoice, type WrittenCell, writeCells } from '../../domain/metadata/valueEdit.ts'
import { cellKey, type CellRef, MAX_CELLS } from '../../domain/metadata/valueCell.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import { failedWith, failureOf, valueOf } from '../failures/outcome.ts'
import { type AutosaveContext, calling, dividing, refusing, type SavedValues, type SaveValues, type SavingCall, taking } from './valueAutosave.ts'
import type { ValueEditStore } from './ValueEditStore.ts'

interface AutosavePorts {
  readonly save: SaveValues
  readonly store: ValueEditStore
  /** A UUID that nothing else has. */
  readonly newId: () => string
  /** Calls when there is a connection again; answers how to stop. */
  readonly onReturn: (returned: () => void) => () => void
}

type AutosaveEvent =
  | { readonly type: 'cells.write'; readonly cells: readonly WrittenCell[] }
  | { readonly type: 'cells.choose'; readonly cells: readonly CellRef[]; readonly choice: EditChoice }
  /** The connection is back, or a person asks to try again. */
  | { readonly type: 'go.on' }

/** Milliseconds until a call that did not get through is made again, by how often it was. */
const pauseOf = (attempts: number): number => Math.min(30_000, 1_000 * 2 ** Math.max(0, attempts - 1))

interface Answer {
  readonly event: { readonly output: Result<SavedValues, CallFailure> }
}
const isTooMuch = ({ event }: Answer): boolean => failedWith(event.output, 'VALIDATION_FAILED', 'PAYLOAD_TOO_LARGE')
const isDenied = ({ event }: Answer): boolean => failedWith(event.output, 'PERMISSION_DENIED', 'NOT_FOUND')

/**
 * Saves values as they are written, cell by cell, one call at a time; nothing typed is lost and nothing is saved twice.
 *
 * Whoever shows cells sends `cells.write` with what a cell is to have and what was read of it (`stored`), or `wrong` with the text that means no
 * value; asks `cellValuesIn` for what to show and `cellStateIn` for the mark beside it; and lets the person choose by `cells.choose`: `keep`
 * (own over theirs; try again) or `giveUp` (theirs; put back). The reason of a refusal is `edits.get(cellKey(cell)).refusal`, another's values
 * are its `theirs`. Over the gateway of one asset `save` answers by `cellAnswerOf`. Started again, it goes on with what its store kept.
 */
export const createValueAutosaveMachine = ({ save, store, newId, onReturn }: AutosavePorts) =>
  setup({
    types: { context: {} as AutosaveContext, events: {} as AutosaveEvent, tags: {} as 'unsaved' },
    actors: {
      saving: fromPromise(({ input, signal }: { readonly input: SavingCall | undefined; readonly signal: AbortSignal }) =>
        save(input?.cells ?? [], input?.once ?? '', signal),
      ),
      listening: fromCallback<EventObject, undefined, AutosaveEvent>(({ sendBack }) => onReturn(() => sendBack({ type: 'go.on' }))),
    },
    delays: { pause: ({ context }) => pauseOf(context.attempts) },
    guards: { isCalling: ({ context }) => context.call !== undefined },
    actions: {
      keep: assign({ isKept: ({ context }) => store.keep(context.edits) }),
      call: assign(({ context }) => calling(context, newId())),
      fail: assign(({ context }, failure: CallFailure | undefined) => ({ failure, attempts: context.attempts + 1 })),
    },
  }).createMachine({
    id: 'valueAutosave',
    context: () => ({
      edits: new Map(store.read().map((edit) => [cellKey(edit), edit])),
      call: undefined,
      known: new Map(),
      names: [],
      saved: new Set(),
      most: MAX_CELLS,
      attempts: 0,
      failure: undefined,
      isKept: true,
    }),
    initial: 'deciding',
    on: {
      'cells.write': { actions: [assign(({ context, event }) => ({ edits: writeCells(context.edits, event.cells) })), 'keep'] },
      'cells.choose': { actions: [assign(({ context, event }) => ({ edits: chosen(context.edits, event.cells, event.choice) })), 'keep'] },
    },
    states: {
      deciding: {
        description: 'Whether anything is to be saved.',
        entry: ['call', 'keep'],
        always: [{ guard: 'isCalling', target: 'saving' }, 'resting'],
      },
      resting: {
        description: 'Everything is stored, or waits for a person to choose.',
        on: {
          'cells.write': { target: 'deciding', actions: assign(({ context, event }) => ({ edits: writeCells(context.edits, event.cells) })) },
          'cells.choose': { target: 'deciding', actions: assign(({ context, event }) => ({ edits: chosen(context.edits, event.cells, event.choice) })) },
        },
      },
      saving: {
        description: 'Cells are being saved; further ones can be written, and wait.',
        tags: 'unsaved',
        invoke: {
          src: 'saving',
          input: ({ context }) => context.call,
          onDone: [
            {
              guard: ({ context, event }) => valueOf(event.output)?.answers.length === context.call?.cells.length,
              target: 'deciding',
              actions: assign(({ context, event }) => taking(context, valueOf(event.output))),
            },
            { guard: isTooMuch, target: 'deciding', actions: assign(({ context }) => dividing(context, { code: 'VALIDATION_FAILED', problem: { code: 'tooLong' } })) },
            { guard: isDenied, target: 'deciding', actions: assign(({ context }) => refusing(context, { code: 'PERMISSION_DENIED' })) },
            { guard: ({ event }) => failedWith(event.output, 'NOT_SIGNED_IN'), target: 'signedOut' },
            { target: 'waiting', actions: { type: 'fail', params: ({ event }) => failureOf(event.output) } },
          ],
        },
      },
      waiting: {
        description: 'The call did not get through: it is made again after a while, or when it is asked for.',
        tags: 'unsaved',
        invoke: { src: 'listening' },
        after: { pause: 'saving' },
        on: { 'go.on': 'saving' },
      },
      signedOut: {
        description: 'The session has ended: what is written is kept here and saved after the next sign-in.',
        tags: 'unsaved',
        on: { 'go.on': 'saving' },
      },
    },
  })

type ValueAutosaveMachine = ReturnType<typeof createValueAutosaveMachine>
export type ValueAutosaveActor = ActorRefFrom<ValueAutosaveMachine>
export type ValueAutosaveSnapshot = SnapshotFrom<ValueAutosaveMachine>
