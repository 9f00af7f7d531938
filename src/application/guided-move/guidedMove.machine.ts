import type * as Result from 'effect/Result'
import { assign, fromPromise, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import type { BulkOperation } from '../../domain/bulk-operations/bulkOperation.ts'
import type { DoneMove, MovePlan } from '../../domain/guided-move/guidedMove.ts'
import { type AttributeMatch, type Mapping, matchAttributes } from '../../domain/guided-move/mapping.ts'
import type { Template, TemplateSummary } from '../../domain/templates/template.ts'
import { answered } from '../failures/answered.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { TemplateGateway, TemplateReadFailure } from '../templates/TemplateGateway.ts'
import type { GuidedMoveGateway, MoveBackFailure, MoveFailure } from './GuidedMoveGateway.ts'
import { readMoveEnds, type MoveStart } from './readMoveEnds.ts'

interface GuidedMoveContext {
  readonly template: Pick<Template, 'id' | 'name'>
  readonly from: Template | undefined
  /** Templates that values could go to. */
  readonly targets: readonly TemplateSummary[]
  /** What was moved before, the latest first. */
  readonly moves: readonly DoneMove[]
  readonly to: Template | undefined
  readonly mapping: Mapping
  readonly plan: MovePlan | undefined
  readonly failure: MoveFailure | MoveBackFailure | TemplateReadFailure | undefined
}

type GuidedMoveEvent =
  | { type: 'move.wanted'; template: GuidedMoveContext['template'] }
  | { type: 'target.chosen'; targetId: string }
  | { type: 'match.changed'; match: AttributeMatch }
  | { type: 'undo'; moveId: string }
  | { type: 'try' | 'confirm' | 'back' | 'retry' | 'close' }

export interface GuidedMovePorts {
  readonly guidedMoves: GuidedMoveGateway
  readonly templates: Pick<TemplateGateway, 'list' | 'read'>
  readonly notify: Notify
}

const BLANK = { from: undefined, targets: [], moves: [], to: undefined, mapping: [], plan: undefined, failure: undefined }
const askedOf = ({ template, to, mapping }: GuidedMoveContext) => ({ templateId: template.id, targetId: to?.id ?? '', mapping })

/** Leads through the move of what a template says to its corrected copy: whereto, what goes where, what that comes to, and then it begins. */
export const createGuidedMoveMachine = ({ guidedMoves, templates, notify }: GuidedMovePorts) =>
  setup({
    types: { context: {} as GuidedMoveContext, events: {} as GuidedMoveEvent, tags: {} as 'open' | 'busy' },
    actors: {
      opening: fromPromise(({ input, signal }: { input: string; signal: AbortSignal }) => readMoveEnds({ guidedMoves, templates }, input, signal)),
      reading: fromPromise(({ input, signal }: { input: string; signal: AbortSignal }) => templates.read(input, signal)),
      trying: fromPromise<Result.Result<MovePlan, MoveFailure>, GuidedMoveContext>(({ input, signal }) => guidedMoves.plan(askedOf(input), signal)),
      starting: fromPromise<Result.Result<BulkOperation, MoveFailure>, GuidedMoveContext>(({ input, signal }) => guidedMoves.start(askedOf(input), signal)),
      takingBack: fromPromise<Result.Result<BulkOperation, MoveBackFailure>, string>(({ input, signal }) => guidedMoves.undo(input, signal)),
    },
    actions: {
      begin: assign((_, template: GuidedMoveContext['template']) => ({ ...BLANK, template })),
      open: assign((_, start: MoveStart | undefined) => ({ ...start, failure: undefined })),
      match: assign(({ context: { from } }, to: Template | undefined) => ({ to, mapping: matchAttributes(from?.attributes ?? [], to?.attributes ?? []), failure: undefined })),
      change: assign(({ context: { mapping } }, match: AttributeMatch) => ({
        mapping: mapping.map((one) => (one.attributeId === match.attributeId ? match : one)),
        failure: undefined,
      })),
      show: assign((_, plan: MovePlan | undefined) => ({ plan, failure: undefined })),
      fail: assign((_, failure: GuidedMoveContext['failure']) => ({ failure })),
      forget: assign({ failure: undefined }),
      announce: ({ context: { template, to } }) => notify({ kind: 'info', text: 'guidedMove.begun', values: { name: template.name, target: to?.name ?? '' } }),
      announceBack: () => notify({ kind: 'info', text: 'moveCopy.begun.moveValuesBack' }),
    },
  }).createMachine({
    id: 'guidedMove',
    context: { template: { id: '', name: '' }, ...BLANK },
    initial: 'closed',
    on: {
      'move.wanted': { target: '.opening', reenter: true, actions: { type: 'begin', params: ({ event }) => event.template } },
      close: '.closed',
    },
    states: {
      closed: { description: 'No values are to be moved.' },
      opening: {
        description: 'The template, those that its values could go to, and former moves are read.',
        tags: ['open', 'busy'],
        invoke: { src: 'opening', input: ({ context }) => context.template.id, onDone: answered<MoveStart, TemplateReadFailure>()({ target: 'choosing', action: 'open' }, { target: 'unreadable', action: 'fail' }) },
      },
      unreadable: { description: 'They could not be read, and why.', tags: 'open', on: { retry: 'opening' } },
      choosing: {
        description: 'Where the values go is chosen; what was moved before can be taken back.',
        tags: 'open',
        on: { 'target.chosen': 'reading', undo: 'takingBack' },
      },
      takingBack: {
        description: 'A former move begins to be taken back.',
        tags: ['open', 'busy'],
        // What is on its way is seen to its end.
        on: { close: {} },
        invoke: {
          src: 'takingBack',
          input: ({ event }) => (event.type === 'undo' ? event.moveId : ''),
          onDone: answered<BulkOperation, MoveBackFailure>()({ target: 'closed', action: 'announceBack' }, { target: 'choosing', action: 'fail' }),
        },
      },
      reading: {
        description: 'The attributes of the other template are read.',
        tags: ['open', 'busy'],
        invoke: {
          src: 'reading',
          input: ({ event }) => (event.type === 'target.chosen' ? event.targetId : ''),
          onDone: answered<Template, TemplateReadFailure>()({ target: 'matching', action: 'match' }, { target: 'choosing', action: 'fail' }),
        },
      },
      matching: {
        description: 'Where the values of each attribute go is proposed, and can be changed.',
        tags: 'open',
        on: { 'match.changed': { actions: { type: 'change', params: ({ event }) => event.match } }, try: 'trying', back: { target: 'choosing', actions: 'forget' } },
      },
      trying: {
        description: 'The move is tried on all values, which takes seconds. Nothing is written.',
        tags: ['open', 'busy'],
        invoke: { src: 'trying', input: ({ context }) => context, onDone: answered<MovePlan, MoveFailure>()({ target: 'tried', action: 'show' }, { target: 'matching', action: 'fail' }) },
      },
      tried: {
        description: 'What would become of the values is shown, with what would be lost, and waits for a yes.',
        tags: 'open',
        on: { confirm: 'starting', back: { target: 'matching', actions: 'forget' } },
      },
      starting: {
        description: 'The move begins; how far it is stands in the transfers.',
        tags: ['open', 'busy'],
        on: { close: {} },
        invoke: { src: 'starting', input: ({ context }) => context, onDone: answered<BulkOperation, MoveFailure>()({ target: 'closed', action: 'announce' }, { target: 'tried', action: 'fail' }) },
      },
    },
  })

type GuidedMoveMachine = ReturnType<typeof createGuidedMoveMachine>
export type GuidedMoveActor = ActorRefFrom<GuidedMoveMachine>
export type GuidedMoveSnapshot = SnapshotFrom<GuidedMoveMachine>
