import * as Result from 'effect/Result'
import { assign, enqueueActions, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { Option } from '../../domain/templates/options.ts'
import { answered } from '../failures/answered.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { ChoicePlace, OptionGateway, OptionsAdded, OptionSaveFailure } from './OptionGateway.ts'

/** What is done to the options of one attribute in one step. */
export type OptionChange =
  | { readonly kind: 'add'; readonly labels: readonly string[] }
  /** The text of a file that lists them. */
  | { readonly kind: 'import'; readonly text: string }
  | { readonly kind: 'rename'; readonly option: Option; readonly label: string }
  /** The values of the others become those of the one that stays. */
  | { readonly kind: 'merge'; readonly others: readonly Option[]; readonly into: Option }
  | { readonly kind: 'remove'; readonly option: Option }

interface OptionChangeContext {
  readonly place: ChoicePlace
  readonly change: OptionChange | undefined
  /** What came of what was added last. */
  readonly added: OptionsAdded | undefined
  readonly failure: OptionSaveFailure | undefined
}

export type OptionChangeEvent =
  | { type: 'change'; place: ChoicePlace; change: OptionChange }
  /** Which of those that are merged stays. */
  | { type: 'into.chosen'; into: Option }
  | { type: 'confirm' }
  | { type: 'cancel' }
  /** Another attribute is in sight. */
  | { type: 'forget' }

interface OptionChangePorts {
  readonly templateOptions: OptionGateway
  readonly notify: Notify
  /** Hears of which template's options have changed. */
  readonly changed: (templateId: string) => void
}

const begin = { type: 'begin', params: ({ event }: { readonly event: Extract<OptionChangeEvent, { type: 'change' }> }) => event } as const

const BEGIN = [
  { guard: 'isAsked', target: 'asking', actions: begin },
  { target: 'working', actions: begin },
] as const

const NOWHERE = { place: { templateId: '', attributeId: '' }, change: undefined, added: undefined, failure: undefined } as const

/** Adding, importing, renaming, merging and taking out options; what moves values or cannot be taken back is asked first. */
export const createOptionChangeMachine = ({ templateOptions: options, notify, changed }: OptionChangePorts) =>
  setup({
    types: { context: {} as OptionChangeContext, events: {} as OptionChangeEvent, tags: {} as 'busy' },
    actors: {
      working: fromPromise<Result.Result<OptionsAdded | undefined, OptionSaveFailure>, OptionChangeContext>(async ({ input: { place, change }, signal }) => {
        const nothing = () => undefined
        switch (change?.kind) {
          case 'add':
            return options.addOptions(place, change.labels, signal)
          case 'import':
            return options.importOptions(place, change.text, signal)
          case 'rename':
            return Result.map(await options.renameOption(place, change.option.id, change.label, signal), nothing)
          case 'merge':
            return Result.map(await options.mergeOptions(place, change.others.map(({ id }) => id), change.into.id, signal), nothing)
          case 'remove':
            return Result.map(await options.removeOption(place, change.option.id, signal), nothing)
          case undefined:
            return Result.succeed(undefined)
        }
      }),
    },
    guards: { isAsked: ({ event }) => event.type === 'change' && (event.change.kind === 'merge' || event.change.kind === 'remove') },
    actions: {
      begin: assign((_, { place, change }: Extract<OptionChangeEvent, { type: 'change' }>) => ({ place, change, added: undefined, failure: undefined })),
      chooseInto: assign(({ context: { change } }, into: Option) =>
        change?.kind === 'merge' ? { change: { ...change, into, others: [...change.others, change.into].filter(({ id }) => id !== into.id) } } : {},
      ),
      end: enqueueActions(({ context: { place, change }, enqueue }, added: OptionsAdded | undefined) => {
        enqueue.assign({ added })
        enqueue(() => changed(place.templateId))
        if (change?.kind === 'merge') enqueue(() => notify({ kind: 'success', text: 'templates.notices.merged', values: { count: change.others.length, name: change.into.label } }))
      }),
      fail: assign((_, failure: OptionSaveFailure | undefined) => ({ failure })),
    },
  }).createMachine({
    id: 'optionChange',
    context: NOWHERE,
    initial: 'ready',
    on: { forget: { target: '.ready', actions: assign(NOWHERE) } },
    states: {
      ready: { description: 'Options can be changed; what came of the last change is shown.', on: { change: BEGIN } },
      asking: {
        description: 'Which options go, and what becomes of their values, waits for a yes.',
        on: { 'into.chosen': { actions: { type: 'chooseInto', params: ({ event }) => event.into } }, confirm: 'working', cancel: 'ready' },
      },
      working: {
        description: 'The options are being changed.',
        tags: 'busy',
        invoke: {
          src: 'working',
          input: ({ context }) => context,
          onDone: answered<OptionsAdded | undefined, OptionSaveFailure>()({ target: 'ready', action: 'end' }, { target: 'refused', action: 'fail' }),
        },
      },
      refused: { description: 'The options have not been changed, and why.', on: { change: BEGIN, cancel: 'ready' } },
    },
  })

export type OptionChangeMachine = ReturnType<typeof createOptionChangeMachine>
export type OptionChangeActor = ActorRefFrom<OptionChangeMachine>
