import type { Result } from 'effect/Result'
import { assign, type ActorRefFrom, setup, type SnapshotFrom, stateIn } from 'xstate'
import type { BulkPlan, BulkSummary } from '../../domain/bulk-edit/bulkPlan.ts'
import { SELECTION_REFUSALS } from '../../domain/items/outOfReach.ts'
import { isValid } from '../../domain/validation/form.ts'
import type { Repository } from '../assets/AssetGateway.ts'
import { answered } from '../failures/answered.ts'
import { failedWith, failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import { failureInForm } from '../forms/formContext.ts'
import { bulkDraftProblems, isDraftTouched, refilled } from './bulkDraft.ts'
import { bulkEditCalls, type BulkEditCallPorts } from './bulkEditCalls.ts'
import { blankBulkEdit, type BulkEditContext, type BulkEditEvent } from './bulkEditContext.ts'
import type { BulkApplyFailure, BulkChange, BulkEditFailure } from './BulkEditGateway.ts'
import { endedBulkEdit, type EndedBulkEditPorts } from './endedBulkEdit.ts'

type Answer = { readonly event: { readonly output: Result<unknown, BulkApplyFailure> } }

const isInvalid = ({ event }: Answer): boolean => failedWith(event.output, 'VALIDATION_FAILED')
const fail = { type: 'fail', params: ({ event }: Answer) => failureOf(event.output) } as const

/** Editing many assets at once: what each field is to become, and the difference before it is saved. Nothing filled in is lost unasked. */
export const createBulkEditMachine = (ports: BulkEditCallPorts & EndedBulkEditPorts) =>
  setup({
    types: { context: {} as BulkEditContext, events: {} as BulkEditEvent, tags: {} as 'open' | 'unsaved' | 'busy' },
    actors: bulkEditCalls(ports),
    guards: {
      isTouched: ({ context }) => isDraftTouched(context.draft),
      isValid: ({ context }) => isValid(bulkDraftProblems(context.draft)),
      isUnfit: ({ context }) => (context.plan?.refusedTotal ?? 0) > 0,
      isIdle: ({ context }) => context.plan?.changed === 0,
    },
    actions: {
      learn: assign((_, summary: BulkSummary | undefined) => ({ summary, failure: undefined })),
      show: assign((_, plan: BulkPlan | undefined) => ({ plan, problems: {}, isStale: false, failure: undefined })),
      offer: assign(({ context }, read: readonly Repository[] | undefined) => ({ repositories: read ?? context.repositories, isWithoutRepositories: read === undefined })),
      fail: assign((_, failure: BulkApplyFailure | undefined) => failureInForm(failure)),
      notifySaved: ({ context: { asked } }, done: BulkChange | undefined) => done && endedBulkEdit(ports).notifySaved(asked, done),
      notifyNotSaved: ({ context: { asked } }) => endedBulkEdit(ports).notifyNotSaved(asked),
    },
  }).createMachine({
    id: 'bulkEdit',
    context: blankBulkEdit(),
    initial: 'closed',
    on: { leave: '.closed' },
    states: {
      closed: {
        description: 'No assets are edited together.',
        on: { 'edit.open': { target: 'reading', actions: assign(({ event }) => blankBulkEdit(event.asked)) } },
      },
      reading: {
        description: 'What the selected assets hold is being read.',
        tags: ['open', 'busy'],
        on: { cancel: 'closed', 'page.left': 'closed' },
        invoke: {
          src: 'readingSummary',
          input: ({ context }) => context,
          onDone: answered<BulkSummary, BulkEditFailure>()({ target: 'editing', action: 'learn' }, { target: 'unreadable', action: 'fail' }),
        },
      },
      unreadable: {
        description: 'What the selected assets hold could not be read, and why.',
        tags: 'open',
        on: { retry: 'reading', cancel: 'closed', 'page.left': 'closed' },
      },
      editing: {
        description: 'The fields can be filled in; a refused or failed planning is shown beside them.',
        tags: 'open',
        entry: assign({ plan: undefined, isOutdated: false, isStale: false }),
        initial: 'deciding',
        invoke: { src: 'readingRepositories', onDone: { actions: { type: 'offer', params: ({ event }) => valueOf(event.output) } } },
        on: {
          'draft.changed': { target: '.deciding', actions: assign(({ context, event }) => refilled(context, event.draft)) },
          review: [{ guard: 'isValid', target: 'planning' }, { actions: assign({ problems: ({ context }) => bulkDraftProblems(context.draft) }) }],
          'repositories.retry': { target: 'editing', reenter: true },
          cancel: 'leaving',
        },
        states: {
          deciding: {
            description: 'Whether any field is to become another.',
            always: [{ guard: 'isTouched', target: 'changed' }, 'untouched'],
          },
          untouched: { description: 'Every field stays as it is.', on: { review: {}, cancel: '#bulkEdit.closed', 'page.left': '#bulkEdit.closed' } },
          changed: { description: 'There is something to look at before it is saved.', tags: 'unsaved' },
          refused: { description: 'The server refused a field; what was filled in is still there.', tags: 'unsaved' },
          failed: { description: 'The difference could not be found out; what was filled in is still there.', tags: 'unsaved' },
        },
      },
      planning: {
        description: 'What the edit would change is being found out; nothing is changed.',
        tags: ['open', 'unsaved', 'busy'],
        on: { cancel: 'leaving' },
        invoke: {
          src: 'planning',
          input: ({ context }) => context,
          onDone: [
            { guard: ({ event }) => hasSucceeded(event.output), target: 'reviewing', actions: { type: 'show', params: ({ event }) => valueOf(event.output) } },
            { guard: isInvalid, target: 'editing.refused', actions: fail },
            { target: 'editing.failed', actions: fail },
          ],
        },
      },
      reviewing: {
        description: 'The difference is looked at; the fields can be filled in otherwise.',
        tags: ['open', 'unsaved'],
        initial: 'deciding',
        on: { back: { target: 'editing', actions: assign({ failure: undefined }) }, cancel: 'leaving' },
        states: {
          deciding: {
            description: 'Whether the edit can be made.',
            always: [{ guard: 'isUnfit', target: 'blocked' }, { guard: 'isIdle', target: 'idle' }, 'ready'],
          },
          ready: { description: 'The edit can be saved.', on: { save: '#bulkEdit.saving' } },
          blocked: { description: 'Some assets cannot take the edit: nothing can be saved.' },
          idle: { description: 'No asset would become another: there is nothing to save.' },
          failed: { description: 'The edit could not be saved; the difference is still there.', on: { save: '#bulkEdit.saving' } },
        },
      },
      saving: {
        description: 'The edit is being saved, of all the assets or of none.',
        tags: 'busy',
        initial: 'shown',
        on: { leave: {} },
        invoke: {
          src: 'saving',
          input: ({ context }) => context,
          onDone: [
            { guard: ({ event }) => hasSucceeded(event.output), target: 'closed', actions: { type: 'notifySaved', params: ({ event }) => valueOf(event.output) } },
            { guard: stateIn({ saving: 'unseen' }), target: 'closed', actions: 'notifyNotSaved' },
            { guard: ({ event }) => failedWith(event.output, 'STALE_EDIT'), target: 'planning', actions: assign({ isOutdated: true, isStale: true, failure: undefined }) },
            { guard: ({ event }) => failedWith(event.output, ...SELECTION_REFUSALS), target: 'editing.failed', actions: fail },
            { guard: isInvalid, target: 'editing.refused', actions: fail },
            { target: 'reviewing.failed', actions: fail },
          ],
        },
        states: {
          shown: { description: 'One waits for it.', tags: 'open', on: { 'page.left': 'unseen' } },
          unseen: { description: 'The page was left meanwhile: how it ends is shown by a notice.', on: { 'edit.open': 'shown' } },
        },
      },
      leaving: {
        description: 'Whether what was filled in may be lost is asked.',
        tags: ['open', 'unsaved'],
        on: { stay: [{ guard: ({ context }) => context.isStale, target: 'planning' }, { guard: ({ context }) => context.plan !== undefined, target: 'reviewing' }, 'editing'], leave: 'closed' },
      },
    },
  })

type BulkEditMachine = ReturnType<typeof createBulkEditMachine>
export type BulkEditActor = ActorRefFrom<BulkEditMachine>
export type BulkEditSnapshot = SnapshotFrom<BulkEditMachine>
