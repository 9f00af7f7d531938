import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { SelectedThere } from '../../domain/items/selection.ts'
import type { OcrLanguage } from '../../domain/ocr/ocr.ts'
import type { OcrPlan, OcrRun } from '../../domain/ocr/run.ts'
import { answered } from '../failures/answered.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { OcrGateway, OcrRunFailure } from './OcrGateway.ts'

interface ReadTextContext {
  readonly meant: SelectedThere
  readonly plan: OcrPlan | undefined
  /** None: they are found. */
  readonly languages: readonly OcrLanguage[]
  readonly again: boolean
  readonly failure: OcrRunFailure | undefined
}

type ReadTextEvent =
  /** `again`: also what is read already. */
  | { type: 'reading.open'; meant: SelectedThere; again?: boolean; languages?: readonly OcrLanguage[] }
  | { type: 'languages.chosen'; languages: readonly OcrLanguage[] }
  | { type: 'again.chosen'; again: boolean }
  | { type: 'confirm' }
  | { type: 'retry' }
  | { type: 'cancel' }

interface Ports {
  readonly ocr: OcrGateway
  readonly notify: Notify
}

const NOTHING: SelectedThere = { type: 'RECORDS', selection: { kind: 'items', folders: [], assets: [] }, count: 0 }

/** How many files would be read. */
export const filesToRead = ({ plan, again }: Pick<ReadTextContext, 'plan' | 'again'>): number => (plan === undefined ? 0 : plan.supported - (again ? 0 : plan.read))

/** Having the text of files read off their pages: how many can be is shown first, and in which languages they are written is asked. */
export const createReadTextMachine = ({ ocr, notify }: Ports) =>
  setup({
    types: { context: {} as ReadTextContext, events: {} as ReadTextEvent, tags: {} as 'open' | 'busy' },
    actors: {
      planning: fromPromise(({ input: { meant }, signal }: { input: ReadTextContext; signal: AbortSignal }) => ocr.plan(meant.type, meant.selection, signal)),
      starting: fromPromise(({ input: { meant, languages, again }, signal }: { input: ReadTextContext; signal: AbortSignal }) =>
        ocr.start(meant.type, meant.selection, { languages, again }, signal),
      ),
    },
    guards: {
      isNoneSupported: ({ context: { plan } }) => plan?.supported === 0,
      isAnyToRead: ({ context }) => filesToRead(context) > 0,
    },
    actions: {
      open: assign((_, { meant, again = false, languages = [] }: Extract<ReadTextEvent, { type: 'reading.open' }>) => ({ meant, again, languages, plan: undefined, failure: undefined })),
      // Of what is all read already nothing is left but to read it anew.
      keepPlan: assign(({ context }, plan: OcrPlan | undefined) => ({ plan, again: context.again || (plan !== undefined && plan.read === plan.supported), failure: undefined })),
      fail: assign((_, failure: OcrRunFailure | undefined) => ({ failure })),
      notify: ({ context: { meant } }, run: OcrRun | undefined) => {
        if (run === undefined) return
        const name = run.name ?? meant.name
        if (run.assets === 1 && name !== undefined) notify({ kind: 'info', text: 'ocr.begunOne', values: { name } })
        else notify({ kind: 'info', text: 'ocr.begun', values: { count: run.assets } })
      },
    },
  }).createMachine({
    id: 'readText',
    context: { meant: NOTHING, plan: undefined, languages: [], again: false, failure: undefined },
    initial: 'closed',
    on: { 'reading.open': { target: '.planning', reenter: true, actions: { type: 'open', params: ({ event }) => event } } },
    states: {
      closed: { description: 'Nothing is to be read.' },
      planning: {
        description: 'How many of the files can be read, and how many pages they have, is asked.',
        tags: 'open',
        invoke: { src: 'planning', input: ({ context }) => context, onDone: answered<OcrPlan, OcrRunFailure>()({ target: 'judging', action: 'keepPlan' }, { target: 'unplanned', action: 'fail' }) },
        on: { cancel: 'closed' },
      },
      judging: { description: 'Whether anything of it can be read.', tags: 'open', always: [{ guard: 'isNoneSupported', target: 'refused' }, 'choosing'] },
      choosing: {
        description: 'The person sees what would be read, and says in which languages it is written.',
        tags: 'open',
        on: {
          'languages.chosen': { actions: assign({ languages: ({ event }) => event.languages }) },
          'again.chosen': { actions: assign({ again: ({ event }) => event.again }) },
          confirm: { guard: 'isAnyToRead', target: 'starting' },
          cancel: 'closed',
        },
      },
      starting: {
        description: 'Its pages are put in line.',
        tags: ['open', 'busy'],
        invoke: { src: 'starting', input: ({ context }) => context, onDone: answered<OcrRun, OcrRunFailure>()({ target: 'closed', action: 'notify' }, { target: 'choosing', action: 'fail' }) },
      },
      refused: { description: 'None of it can be read; which kinds of files can be is shown.', tags: 'open', on: { cancel: 'closed' } },
      unplanned: { description: 'It could not be asked.', tags: 'open', on: { retry: 'planning', cancel: 'closed' } },
    },
  })

export type ReadTextActor = ActorRefFrom<ReturnType<typeof createReadTextMachine>>
