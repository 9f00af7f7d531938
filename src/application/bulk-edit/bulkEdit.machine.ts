import { type ActorRefFrom, type SnapshotFrom, stateIn } from 'xstate'
import { failedWith, failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import { OUT_OF_REACH_THERE } from '../../domain/items/outOfReach.ts'
import { blankBulkEdit, bulkEditParts, type BulkEditPorts } from './bulkEdit.parts.ts'

/** Editing many assets at once: what each field is to become, and the difference before it is saved. Nothing filled in is lost unasked. */
export const createBulkEditMachine = (ports: BulkEditPorts) =>
  bulkEditParts(ports).createMachine({
    id: 'bulkEdit',
    context: blankBulkEdit(),
    initial: 'closed',
    on: { leave: '.closed' },
    states: {
      closed: {
        description: 'No assets are edited together.',
        on: { 'edit.open': { target: 'reading', actions: { type: 'begin', params: ({ event }) => event.asked } } },
      },
      reading: {
        description: 'What the selected assets hold is being read.',
        tags: ['open', 'busy'],
        on: { cancel: 'closed', 'page.left': 'closed' },
        invoke: {
          src: 'readingSummary',
          input: ({ context }) => context,
          onDone: [
            {
              guard: ({ event }) => hasSucceeded(event.output),
              target: 'editing',
              actions: { type: 'learn', params: ({ event }) => valueOf(event.output) },
            },
            { target: 'unreadable', actions: { type: 'fail', params: ({ event }) => failureOf(event.output) } },
          ],
        },
      },
      unreadable: {
        description: 'What the selected assets hold could not be read, and why.',
        tags: 'open',
        on: { retry: 'reading', cancel: 'closed', 'page.left': 'closed' },
      },
      editing: {
        description: 'The fields can be filled in; a refused or failed planning is told beside them.',
        tags: 'open',
        initial: 'deciding',
        invoke: {
          src: 'readingRepositories',
          onDone: { actions: { type: 'offer', params: ({ event }) => valueOf(event.output) } },
        },
        on: {
          'draft.changed': { target: '.deciding', actions: { type: 'change', params: ({ event }) => event.draft } },
          review: [{ guard: 'isValid', target: 'planning' }, { actions: 'findProblems' }],
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
            {
              guard: ({ event }) => hasSucceeded(event.output),
              target: 'reviewing',
              actions: { type: 'show', params: ({ event }) => valueOf(event.output) },
            },
            {
              guard: ({ event }) => failedWith(event.output, 'VALIDATION_FAILED'),
              target: 'editing.refused',
              actions: ['forgetPlan', { type: 'fail', params: ({ event }) => failureOf(event.output) }],
            },
            { target: 'editing.failed', actions: ['forgetPlan', { type: 'fail', params: ({ event }) => failureOf(event.output) }] },
          ],
        },
      },
      reviewing: {
        description: 'The difference is looked at; the fields can be filled in otherwise.',
        tags: ['open', 'unsaved'],
        initial: 'deciding',
        on: { back: { target: 'editing', actions: 'forgetPlan' }, cancel: 'leaving' },
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
            {
              guard: ({ event }) => hasSucceeded(event.output),
              target: 'closed',
              actions: { type: 'tell', params: ({ event }) => valueOf(event.output) },
            },
            { guard: stateIn({ saving: 'unseen' }), target: 'closed', actions: 'tellNotSaved' },
            { guard: ({ event }) => failedWith(event.output, 'STALE_EDIT'), target: 'planning', actions: 'outdate' },
            {
              guard: ({ event }) => failedWith(event.output, ...OUT_OF_REACH_THERE),
              target: 'editing.failed',
              actions: ['forgetPlan', { type: 'fail', params: ({ event }) => failureOf(event.output) }],
            },
            {
              guard: ({ event }) => failedWith(event.output, 'VALIDATION_FAILED'),
              target: 'editing.refused',
              actions: ['forgetPlan', { type: 'fail', params: ({ event }) => failureOf(event.output) }],
            },
            { target: 'reviewing.failed', actions: { type: 'fail', params: ({ event }) => failureOf(event.output) } },
          ],
        },
        states: {
          shown: { description: 'One waits for it.', tags: 'open', on: { 'page.left': 'unseen' } },
          unseen: { description: 'The page was left meanwhile: how it ends is told by a notice.', on: { 'edit.open': 'shown' } },
        },
      },
      leaving: {
        description: 'Whether what was filled in may be lost is asked.',
        tags: ['open', 'unsaved'],
        on: { stay: [{ guard: 'isStale', target: 'planning' }, { guard: 'isPlanned', target: 'reviewing' }, 'editing'], leave: 'closed' },
      },
    },
  })

export type BulkEditMachine = ReturnType<typeof createBulkEditMachine>
export type BulkEditActor = ActorRefFrom<BulkEditMachine>
export type BulkEditSnapshot = SnapshotFrom<BulkEditMachine>
