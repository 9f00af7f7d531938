import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import { assetEditProblems, folderProblems } from '../../domain/assets/edit.ts'
import { normalizeName } from '../../domain/naming/names.ts'
import { isValid } from '../../domain/validation/form.ts'
import type { FieldProblems } from '../../domain/validation/problem.ts'
import { failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import { problemsIn } from '../forms/problemsIn.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import { undoAction } from '../notifications/undone.ts'
import { savingNames, type NameSaved, type Renamed, type RenamingFailure, type SavingNamesPorts } from './savingNames.ts'

interface RenamingContext {
  readonly renamed: Renamed | undefined
  readonly name: string
  readonly problems: FieldProblems
  readonly failure: RenamingFailure | undefined
  readonly saved: NameSaved | undefined
  /** What is to be renamed as soon as it is known what became of this. */
  readonly next: Renamed | undefined
}

type RenamingEvent =
  | { type: 'rename.open'; renamed: Renamed }
  | { type: 'name.changed'; name: string }
  | { type: 'save' }
  | { type: 'cancel' }

interface RenamingPorts extends SavingNamesPorts {
  readonly notify: Notify
}

const BLANK: RenamingContext = { renamed: undefined, name: '', problems: {}, failure: undefined, saved: undefined, next: undefined }

const problemsOf = ({ renamed, name }: RenamingContext): FieldProblems =>
  renamed?.kind === 'asset' ? assetEditProblems({ name }, renamed.item.name) : folderProblems({ name })

/** A folder or an asset gets another name where it stands in the list. */
export const createRenamingMachine = ({ notify, ...ports }: RenamingPorts) => {
  const save = savingNames(ports)
  return setup({
    types: { context: {} as RenamingContext, events: {} as RenamingEvent, tags: {} as 'open' | 'busy' },
    actors: { saving: fromPromise(({ input: { renamed, name }, signal }: { input: RenamingContext; signal: AbortSignal }) => save(renamed, name, signal)) },
    guards: {
      isSame: ({ context: { renamed, name } }) => normalizeName(name) === renamed?.item.name,
      isValid: ({ context }) => isValid(problemsOf(context)),
      isMoreWanted: ({ context: { next } }) => next !== undefined,
    },
    actions: {
      begin: assign((_, renamed: Renamed) => ({ ...BLANK, renamed, name: renamed.item.name })),
      type: assign((_, name: string) => ({ name, problems: {}, failure: undefined })),
      findProblems: assign({ problems: ({ context }) => problemsOf(context) }),
      fail: assign((_, failure: RenamingFailure | undefined) => ({ failure, problems: problemsIn(failure) })),
      remember: assign((_, next: Renamed) => ({ next })),
      forgetNext: assign({ next: undefined }),
      /** What was to be renamed once more has the name that it got. */
      beginNext: assign(({ context: { next, saved } }) => {
        const renamed = saved !== undefined && saved.renamed.item.id === next?.item.id ? saved.renamed : next
        return { ...BLANK, renamed, name: renamed?.item.name ?? '' }
      }),
      keep: assign((_, saved: NameSaved | undefined) => ({ saved })),
      notify: ({ context: { name, saved } }) => {
        const action = saved && { action: undoAction(saved.takeBack, notify), subject: saved.renamed.item.id }
        notify({ kind: 'success', text: 'library.renamed', values: { name }, ...action })
      },
      /** The field that shows a refusal goes, and what was typed with it. */
      notifyRefused: ({ context: { renamed, name, problems, failure } }) => {
        if (renamed === undefined || (failure === undefined && isValid(problems))) return
        notify({ kind: 'failure', text: 'library.notRenamed', values: { before: renamed.item.name, name }, subject: renamed.item.id })
      },
    },
  }).createMachine({
    id: 'renaming',
    context: BLANK,
    initial: 'closed',
    on: {
      'rename.open': { target: '.editing', actions: ['notifyRefused', { type: 'begin', params: ({ event }) => event.renamed }] },
      cancel: '.closed',
    },
    states: {
      closed: { description: 'Nothing in the list is being renamed.' },
      editing: {
        description: 'The name is being typed in its place.',
        tags: 'open',
        on: {
          'name.changed': { actions: { type: 'type', params: ({ event }) => event.name } },
          save: [{ guard: 'isSame', target: 'closed' }, { guard: 'isValid', target: 'saving' }, { actions: 'findProblems' }],
        },
      },
      saving: {
        description: 'The name is being saved; it is not left before it is known what became of it.',
        tags: ['open', 'busy'],
        on: { cancel: {}, 'rename.open': { actions: { type: 'remember', params: ({ event }) => event.renamed } } },
        invoke: {
          src: 'saving',
          input: ({ context }) => context,
          onDone: [
            {
              guard: ({ event }) => hasSucceeded(event.output),
              target: 'saved',
              actions: [{ type: 'keep', params: ({ event }) => valueOf(event.output) }, 'notify'],
            },
            {
              guard: ({ context: { renamed, next } }) => next !== undefined && next.item.id !== renamed?.item.id,
              target: 'editing',
              actions: [{ type: 'fail', params: ({ event }) => failureOf(event.output) }, 'notifyRefused', 'beginNext'],
            },
            { target: 'refused', actions: ['forgetNext', { type: 'fail', params: ({ event }) => failureOf(event.output) }] },
          ],
        },
      },
      saved: {
        description: 'It has its name; whether something else is to be renamed.',
        always: [{ guard: 'isMoreWanted', target: 'editing', actions: 'beginNext' }, 'closed'],
      },
      refused: {
        description: 'The name cannot be had, and why; it is still there to be changed.',
        tags: 'open',
        on: {
          'name.changed': { target: 'editing', actions: { type: 'type', params: ({ event }) => event.name } },
          save: [{ guard: 'isSame', target: 'closed' }, { guard: 'isValid', target: 'saving' }, { target: 'editing', actions: 'findProblems' }],
        },
      },
    },
  })
}

type RenamingMachine = ReturnType<typeof createRenamingMachine>
export type RenamingActor = ActorRefFrom<RenamingMachine>
