import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { OcrPageState } from '../../domain/ocr/ocr.ts'
import type { OcrPage } from '../../domain/ocr/page.ts'
import { answeredAgain } from '../failures/answered.ts'
import { failedWith } from '../failures/outcome.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import { listenToServerEvents, type ServerEventReceived } from '../notifications/serverEvents.ts'
import type { Corrected } from './correcting.ts'
import type { OcrGateway, OcrPlace, OcrReadFailure } from './OcrGateway.ts'

interface PageTextContext {
  readonly place: OcrPlace
  readonly contentVersion: string
  /** What is known of the page; of one that is fetched anew, what was known before. */
  readonly page: OcrPage | undefined
  readonly failure: OcrReadFailure | undefined
}

/** `contentVersion`: of the file that is looked at. */
type PageTextEvent = { type: 'page.shown'; place: OcrPlace; contentVersion: string } | { type: 'word.corrected'; corrected: Corrected } | { type: 'retry' } | ServerEventReceived

interface Ports {
  readonly ocr: OcrGateway
  readonly events: EventStream
}

const NOWHERE: OcrPlace = { resourceType: 'RECORDS', assetId: '', page: 1 }

const isSame = (one: OcrPlace, other: OcrPlace): boolean => one.assetId === other.assetId && one.page === other.page

const withWord = ({ page, place }: PageTextContext, { place: there, word, contentVersion, after, revision }: Corrected): Partial<PageTextContext> =>
  page === undefined || !isSame(place, there) || page.contentVersion !== contentVersion ? {} : { page: { ...page, revision, words: page.words.map((one, at) => (at === word ? after : one)) } }

/** The text that was read off the page one looks at, word by word. */
export const createPageTextMachine = ({ ocr, events }: Ports) =>
  setup({
    types: { context: {} as PageTextContext, events: {} as PageTextEvent },
    actors: {
      reading: fromPromise(({ input, signal }: { input: OcrPlace; signal: AbortSignal }) => ocr.page(input, signal)),
      listening: listenToServerEvents(events),
    },
    guards: {
      isIn: ({ context: { page } }, state: OcrPageState) => page?.state === state,
      isBlank: ({ context: { page } }) => page?.state === 'Read' && page.words.every(({ text, isCorrected }) => text === '' && !isCorrected),
      concerns: ({ context: { place } }, { serverEvent }: ServerEventReceived) =>
        serverEvent.kind === 'stream.reopened' || (serverEvent.kind === 'ocr.changed' && serverEvent.assetId === place.assetId),
    },
    actions: {
      put: assign((_, page: OcrPage | undefined) => ({ page, failure: undefined })),
      drop: assign({ page: undefined, failure: undefined }),
      fail: assign((_, failure: OcrReadFailure | undefined) => ({ failure })),
    },
  }).createMachine({
    id: 'pageText',
    context: { place: NOWHERE, contentVersion: '', page: undefined, failure: undefined },
    invoke: { src: 'listening' },
    initial: 'unopened',
    on: {
      'page.shown': {
        guard: ({ context, event }) => !isSame(context.place, event.place) || context.contentVersion !== event.contentVersion,
        target: '.reading',
        reenter: true,
        actions: assign(({ event: { place, contentVersion } }) => ({ place, contentVersion, page: undefined, failure: undefined })),
      },
      'word.corrected': { actions: assign(({ context, event }) => withWord(context, event.corrected)) },
    },
    states: {
      unopened: { description: 'No page is looked at.' },
      reading: {
        description: 'What was read of the page is fetched.',
        invoke: {
          src: 'reading',
          input: ({ context }) => context.place,
          onDone: [
            { guard: ({ event }) => failedWith(event.output, 'NOT_FOUND'), target: 'known.missing', actions: 'drop' },
            ...answeredAgain<PageTextContext, OcrPage, OcrReadFailure>()({ target: 'known', where: ({ page }) => page !== undefined }, { target: 'known', action: 'put' }, { target: 'unknown', action: 'fail' }),
          ],
        },
        on: { serverEvent: { guard: { type: 'concerns', params: ({ event }) => event }, target: 'reading', reenter: true } },
      },
      known: {
        initial: 'deciding',
        on: { serverEvent: { guard: { type: 'concerns', params: ({ event }) => event }, target: 'reading' } },
        states: {
          deciding: {
            description: 'What became of the page decides.',
            always: [
              { guard: { type: 'isIn', params: 'HasText' }, target: 'written' },
              { guard: { type: 'isIn', params: 'Failed' }, target: 'failed' },
              { guard: { type: 'isIn', params: 'Waiting' }, target: 'missing' },
              { guard: 'isBlank', target: 'blank' },
              'shown',
            ],
          },
          missing: { description: 'The page has not been read yet.' },
          written: { description: 'The file itself says what stands on the page, so that nothing was read off it.' },
          failed: { description: 'The page could not be read, and why is shown.' },
          blank: { description: 'The page was read, and nothing stands on it.' },
          shown: { description: 'The text lies over the page: it can be selected, searched and corrected.' },
        },
      },
      unknown: {
        description: 'It could not be fetched; it can be tried again.',
        on: { retry: 'reading', serverEvent: { guard: { type: 'concerns', params: ({ event }) => event }, target: 'reading' } },
      },
    },
  })

export type PageTextActor = ActorRefFrom<ReturnType<typeof createPageTextMachine>>
