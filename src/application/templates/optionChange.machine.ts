import { assign, enqueueActions, setup, type ActorRefFrom } from 'xstate'
import type { Option } from '../../domain/templates/options.ts'
import { answered } from '../failures/answered.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import { isAskedFirst, makingOptionChange, pickedAfter, type OptionChange, type WantedChange } from './makingOptionChange.ts'
import type { ChoicePlace, OptionGateway, OptionsAdded, OptionSaveFailure } from './OptionGateway.ts'

interface OptionChangeContext {
  /** Whose options are shown; undefined: none are. */
  readonly shown: ChoicePlace | undefined
  /** Those that are shown and picked to be merged, in the order in which they were. */
  readonly picked: readonly Option[]
  /** What is changed, or was changed last. */
  readonly current: WantedChange | undefined
  /** What is changed after it, in this order. */
  readonly waiting: readonly WantedChange[]
  /** What came of what was added last. */
  readonly added: OptionsAdded | undefined
  readonly failure: OptionSaveFailure | undefined
}

type OptionChangeEvent =
  | { type: 'options.opened'; place: ChoicePlace }
  | { type: 'options.closed' }
  /** Or no longer. */
  | { type: 'option.picked'; option: Option }
  | { type: 'picks.cleared' }
  | { type: 'change'; place: ChoicePlace; change: OptionChange }
  /** Which of those that are merged stays. */
  | { type: 'into.chosen'; into: Option }
  | { type: 'confirm' }
  | { type: 'cancel' }

interface OptionChangePorts {
  readonly templateOptions: OptionGateway
  readonly notify: Notify
  /** Hears of which template's options have changed. */
  readonly changed: (templateId: string) => void
}

const NOTHING_DONE = { added: undefined, failure: undefined } as const

const isShown = ({ shown, current }: OptionChangeContext): boolean => current !== undefined && current.place.attributeId === shown?.attributeId

/** It is done after those that were wanted before. */
const WAIT = { type: 'wait', params: ({ event }: { readonly event: WantedChange }) => event } as const
const BEGIN = { target: 'continuing', actions: ['clear', WAIT] } as const

/**
 * Adding, importing, renaming, merging and taking out options, one after the other; what moves values or cannot be taken back is asked first. What
 * was begun is finished when another attribute is shown: what came of it is a notification then.
 */
export const createOptionChangeMachine = ({ templateOptions: options, notify, changed }: OptionChangePorts) =>
  setup({
    types: { context: {} as OptionChangeContext, events: {} as OptionChangeEvent, tags: {} as 'busy' },
    actors: { working: makingOptionChange(options) },
    guards: {
      isLeft: ({ context }) => !isShown(context),
      isNextAsked: ({ context: { waiting } }) => waiting[0] !== undefined && isAskedFirst(waiting[0]),
      isMore: ({ context: { waiting } }) => waiting.length > 0,
      isUnrefused: ({ context: { failure } }) => failure === undefined,
    },
    actions: {
      show: assign((_, shown: ChoicePlace | undefined) => ({ shown, picked: [], ...NOTHING_DONE })),
      clear: assign(NOTHING_DONE),
      wait: assign(({ context: { waiting } }, { place, change }: WantedChange) => ({ waiting: [...waiting, { place, change }] })),
      next: assign(({ context: { waiting: [current, ...waiting] } }) => ({ current, waiting })),
      chooseInto: assign(({ context: { current } }, into: Option) =>
        current?.change.kind === 'merge'
          ? { current: { ...current, change: { ...current.change, into, others: [...current.change.others, current.change.into].filter(({ id }) => id !== into.id) } } }
          : {},
      ),
      end: enqueueActions(({ context, enqueue }, added: OptionsAdded | undefined) => {
        if (context.current === undefined) return
        const { place, change } = context.current
        enqueue.assign({ picked: pickedAfter(context.picked, change), ...(added && isShown(context) && { added }) })
        enqueue(() => changed(place.templateId))
        if (added && !isShown(context)) enqueue(() => notify({ kind: 'success', text: 'templates.options.added', values: { count: added.added.length } }))
        if (change.kind === 'merge') enqueue(() => notify({ kind: 'success', text: 'templates.notices.merged', values: { count: change.others.length, name: change.into.label } }))
      }),
      fail: enqueueActions(({ context, enqueue }, failure: OptionSaveFailure | undefined) => {
        if (isShown(context)) enqueue.assign({ failure })
        else if (failure !== undefined) enqueue(() => notify({ kind: 'failure', text: `failure.${failure.code}` }))
      }),
    },
  }).createMachine({
    id: 'optionChange',
    context: { shown: undefined, picked: [], current: undefined, waiting: [], ...NOTHING_DONE },
    initial: 'ready',
    on: {
      'options.opened': { actions: { type: 'show', params: ({ event }) => event.place } },
      'options.closed': { actions: { type: 'show', params: undefined } },
      'option.picked': {
        actions: assign(({ context: { picked }, event: { option } }) => {
          const others = picked.filter(({ id }) => id !== option.id)
          return { picked: others.length < picked.length ? others : [...picked, option] }
        }),
      },
      'picks.cleared': { actions: assign({ picked: [] }) },
    },
    states: {
      ready: { description: 'Options can be changed; what came of the last change is shown.', on: { change: BEGIN } },
      continuing: {
        description: 'Whether another change waits.',
        always: [{ guard: 'isNextAsked', target: 'asking', actions: 'next' }, { guard: 'isMore', target: 'working', actions: 'next' }, { guard: 'isUnrefused', target: 'ready' }, { target: 'refused' }],
      },
      asking: {
        description: 'Which options go, and what becomes of their values, waits for a yes.',
        always: { guard: 'isLeft', target: 'continuing' },
        on: { 'into.chosen': { actions: { type: 'chooseInto', params: ({ event }) => event.into } }, confirm: 'working', cancel: 'continuing', change: { actions: WAIT } },
      },
      working: {
        description: 'The options are being changed.',
        tags: 'busy',
        on: { change: { actions: WAIT } },
        invoke: {
          src: 'working',
          input: ({ context }) => context.current,
          onDone: answered<OptionsAdded | undefined, OptionSaveFailure>()({ target: 'continuing', action: 'end' }, { target: 'continuing', action: 'fail' }),
        },
      },
      refused: { description: 'The options have not been changed, and why.', always: { guard: 'isUnrefused', target: 'ready' }, on: { change: BEGIN, cancel: 'ready' } },
    },
  })

type OptionChangeMachine = ReturnType<typeof createOptionChangeMachine>
export type OptionChangeActor = ActorRefFrom<OptionChangeMachine>
