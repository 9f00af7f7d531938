import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { TemplateSummary } from '../../domain/templates/template.ts'
import { isBlank } from '../../domain/validation/text.ts'
import { answered } from '../failures/answered.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import type { TemplateGateway, TemplatePage } from './TemplateGateway.ts'

interface TemplateFinderContext {
  readonly term: string
  /** Of the last term that was looked for; they stay while the next one is. */
  readonly found: readonly TemplateSummary[]
}

export type TemplateFinderEvent = { type: 'term.changed'; term: string } | { type: 'close' }

interface TemplateFinderPorts {
  readonly templates: Pick<TemplateGateway, 'list'>
  /** Nobody else is told which templates there are. */
  readonly mayManage: () => boolean
  /** Milliseconds without a key before it is looked. */
  readonly pause?: number
}

/** Offered while somebody types. */
const OFFERED = 5
const PAUSE = 120

/** Finds templates by part of their name while somebody types. What cannot be read is not offered. */
export const createTemplateFinderMachine = ({ templates, mayManage, pause = PAUSE }: TemplateFinderPorts) =>
  setup({
    types: { context: {} as TemplateFinderContext, events: {} as TemplateFinderEvent },
    actors: {
      finding: fromPromise(({ input, signal }: { input: string; signal: AbortSignal }) => templates.list({ filter: { search: input.trim() }, limit: OFFERED }, signal)),
    },
    delays: { pause },
    guards: { isWanted: (_, term: string) => !isBlank(term) && mayManage() },
    actions: {
      take: assign((_, term: string) => ({ term })),
      offer: assign((_, page: TemplatePage | undefined) => ({ found: page?.items ?? [] })),
      forget: assign({ found: [] }),
    },
  }).createMachine({
    id: 'templateFinder',
    context: { term: '', found: [] },
    initial: 'idle',
    on: {
      'term.changed': [
        {
          guard: { type: 'isWanted', params: ({ event }) => event.term },
          target: '.waiting',
          reenter: true,
          actions: { type: 'take', params: ({ event }) => event.term },
        },
        { target: '.idle', actions: { type: 'take', params: ({ event }) => event.term } },
      ],
      close: { target: '.idle', actions: { type: 'take', params: '' } },
    },
    states: {
      idle: { description: 'No template is looked for.', entry: 'forget' },
      waiting: { description: 'Somebody is typing.', after: { pause: 'finding' } },
      finding: {
        description: 'The server is looking; what was found before is still offered.',
        invoke: {
          src: 'finding',
          input: ({ context }) => context.term,
          onDone: answered<TemplatePage, CallFailure>()({ target: 'listing', action: 'offer' }, { target: 'listing', action: 'forget' }),
        },
      },
      listing: { description: 'The templates of that name are offered.' },
    },
  })

export type TemplateFinderActor = ActorRefFrom<ReturnType<typeof createTemplateFinderMachine>>
