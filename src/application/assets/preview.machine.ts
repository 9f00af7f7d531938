import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { AssetDetail, PreviewKind } from '../../domain/assets/asset.ts'
import { isRendered } from '../../domain/assets/contentTypes.ts'
import { failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import { retryWhenReopened } from '../notifications/serverEvents.ts'
import type { AssetGateway, AssetReadFailure, AssetText } from './AssetGateway.ts'

/** Fitted into its frame, or a factor of its own size (1 is 100 %). */
export type Zoom = 'fit' | number

/** The steps of zooming in and out. */
export const ZOOM_STEPS = [0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4, 6, 8] as const

interface PreviewContext {
  readonly asset: AssetDetail
  readonly zoom: Zoom
  /** The factor that fitting comes to, as the frame tells it. */
  readonly fitted: number
  /** Of a document, from 1. */
  readonly page: number
  /** Known when the document has been opened. */
  readonly pages: number | undefined
  readonly text: AssetText | undefined
  readonly failure: AssetReadFailure | undefined
}

type PreviewEvent =
  | { type: 'zoom.in' }
  | { type: 'zoom.out' }
  | { type: 'zoom.fit' }
  | { type: 'zoom.actual' }
  | { type: 'zoom.set'; factor: number }
  | { type: 'frame.fitted'; factor: number }
  | { type: 'document.opened'; pages: number }
  | { type: 'page.chosen'; page: number }
  /** The browser could not show it. */
  | { type: 'preview.broken' }
  | { type: 'retry' }

const [SMALLEST] = ZOOM_STEPS
const LARGEST = 8

const factorOf = ({ zoom, fitted }: Pick<PreviewContext, 'zoom' | 'fitted'>): number => (zoom === 'fit' ? fitted : zoom)
const larger = (factor: number): number => ZOOM_STEPS.find((step) => step > factor * 1.01) ?? LARGEST
const smaller = (factor: number): number => ZOOM_STEPS.findLast((step) => step < factor * 0.99) ?? SMALLEST
const within = (low: number, value: number, high: number): number => Math.min(Math.max(value, low), high)

/** How one asset is looked at. The browser fetches pictures, documents and films itself; text is read here. */
export const createPreviewMachine = ({ assets, events }: { readonly assets: AssetGateway; readonly events: EventStream }) =>
  setup({
    types: { context: {} as PreviewContext, events: {} as PreviewEvent, input: {} as { readonly asset: AssetDetail } },
    actors: {
      reopening: retryWhenReopened(events),
      readingText: fromPromise(({ input, signal }: { input: AssetDetail; signal: AbortSignal }) =>
        assets.text(input.type, input.id, signal),
      ),
    },
    guards: {
      isKind: ({ context }, kind: PreviewKind) => context.asset.preview === kind,
      isBeingRendered: ({ context: { asset } }) => isRendered(asset.mediaType) && asset.thumbnail === 'Pending',
    },
  }).createMachine({
    id: 'preview',
    context: ({ input: { asset } }) => ({
      asset,
      zoom: 'fit',
      fitted: 1,
      page: 1,
      pages: undefined,
      text: undefined,
      failure: undefined,
    }),
    initial: 'choosing',
    on: { 'preview.broken': '.failed' },
    states: {
      choosing: {
        description: 'The kind of file decides.',
        always: [
          { guard: 'isBeingRendered', target: 'beingMade' },
          { guard: { type: 'isKind', params: 'image' }, target: 'picture' },
          { guard: { type: 'isKind', params: 'pdf' }, target: 'document' },
          { guard: { type: 'isKind', params: 'video' }, target: 'video' },
          { guard: { type: 'isKind', params: 'audio' }, target: 'audio' },
          { guard: { type: 'isKind', params: 'text' }, target: 'readingText' },
          'unavailable',
        ],
      },
      beingMade: { description: 'The picture that browsers show in place of such a file is still being made, or its text being read; the asset tells when it is there.' },
      picture: {
        description: 'A picture is shown, fitted or zoomed.',
        on: {
          'zoom.in': { actions: assign({ zoom: ({ context }) => larger(factorOf(context)) }) },
          'zoom.out': { actions: assign({ zoom: ({ context }) => smaller(factorOf(context)) }) },
          'zoom.fit': { actions: assign({ zoom: 'fit' }) },
          'zoom.actual': { actions: assign({ zoom: 1 }) },
          'zoom.set': { actions: assign({ zoom: ({ event }) => within(SMALLEST, event.factor, LARGEST) }) },
          'frame.fitted': { actions: assign({ fitted: ({ event }) => event.factor }) },
        },
      },
      document: {
        description: 'A page of a document is shown.',
        on: {
          'document.opened': { actions: assign({ pages: ({ event }) => event.pages }) },
          'page.chosen': { actions: assign({ page: ({ context, event }) => within(1, event.page, context.pages ?? event.page) }) },
        },
      },
      video: { description: 'A film can be played.' },
      audio: { description: 'A recording can be played.' },
      readingText: {
        description: 'The text of the file is being read.',
        invoke: {
          src: 'readingText',
          input: ({ context }) => context.asset,
          onDone: [
            {
              guard: ({ event }) => hasSucceeded(event.output),
              target: 'text',
              actions: assign({ text: ({ event }) => valueOf(event.output) }),
            },
            {
              guard: ({ context, event }) => context.asset.indexing === 'Indexing' && failureOf(event.output)?.code === 'UNAVAILABLE',
              target: 'beingMade',
            },
            { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event.output) }) },
          ],
        },
      },
      text: { description: 'The text or the table of the file is shown.' },
      unavailable: { description: 'Nobody can preview this kind of file; it can be downloaded.' },
      failed: {
        description: 'The preview could not be shown; the details and the download are still there.',
        invoke: { src: 'reopening' },
        on: { retry: { target: 'choosing', actions: assign({ failure: undefined }) }, 'preview.broken': {} },
      },
    },
  })

type PreviewMachine = ReturnType<typeof createPreviewMachine>
export type PreviewActor = ActorRefFrom<PreviewMachine>
