import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import { hasWords, type OcrState, type OcrStatus } from '../../domain/ocr/ocr.ts'
import { itemsSelected } from '../../domain/items/selection.ts'
import { answered, answeredAgain } from '../failures/answered.ts'
import { failureOf, hasSucceeded } from '../failures/outcome.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import { listenToServerEvents, type ServerEventReceived } from '../notifications/serverEvents.ts'
import type { OcrAsset, OcrGateway, OcrReadFailure, OcrRunFailure } from './OcrGateway.ts'

interface AssetOcrContext {
  readonly asset: OcrAsset
  /** As it was last heard of. */
  readonly status: OcrStatus | undefined
  readonly failure: OcrReadFailure | OcrRunFailure | undefined
}

type AssetOcrEvent = { type: 'asset.shown'; asset: OcrAsset } | { type: 'cancel' } | { type: 'failed.again' } | { type: 'retry' } | ServerEventReceived

interface Ports {
  readonly ocr: OcrGateway
  readonly events: EventStream
}

const NOWHERE: OcrAsset = { resourceType: 'RECORDS', assetId: '' }

/** How far the reading of the text of an asset is whose page is open. */
export const createAssetOcrMachine = ({ ocr, events }: Ports) =>
  setup({
    types: { context: {} as AssetOcrContext, events: {} as AssetOcrEvent, tags: {} as 'underWay' },
    actors: {
      asking: fromPromise(({ input, signal }: { input: OcrAsset; signal: AbortSignal }) => ocr.status(input, signal)),
      cancelling: fromPromise(({ input, signal }: { input: OcrAsset; signal: AbortSignal }) => ocr.cancel(input, signal)),
      sending: fromPromise(({ input: { asset, status }, signal }: { input: Pick<AssetOcrContext, 'asset' | 'status'>; signal: AbortSignal }) =>
        ocr.start(asset.resourceType, itemsSelected([{ kind: 'asset', id: asset.assetId }]), { languages: status?.languages ?? [], again: false }, signal),
      ),
      listening: listenToServerEvents(events),
    },
    guards: {
      isIn: ({ context: { status } }, state: OcrState) => status?.state === state,
      isUnsupported: ({ context: { status } }) => status?.isSupported === false && status.state === 'None',
      hasFailedPages: ({ context: { status } }) => (status?.failedPages ?? 0) > 0,
      /** Until some of it can be shown, what came of each page is asked. */
      isStep: ({ context: { asset, status } }, { serverEvent }: ServerEventReceived) =>
        serverEvent.kind === 'ocr.changed' && serverEvent.assetId === asset.assetId && serverEvent.state === 'Reading' && status?.state === 'Reading' && hasWords(status),
      concerns: ({ context: { asset } }, { serverEvent }: ServerEventReceived) =>
        serverEvent.kind === 'stream.reopened' ||
        (serverEvent.kind === 'library.changed' && serverEvent.type === asset.resourceType) ||
        ((serverEvent.kind === 'ocr.changed' || (serverEvent.kind === 'asset.changed' && serverEvent.values === undefined)) && serverEvent.assetId === asset.assetId),
    },
    actions: {
      put: assign((_, status: OcrStatus | undefined) => ({ status, failure: undefined })),
      fail: assign((_, failure: OcrReadFailure | OcrRunFailure | undefined) => ({ failure })),
      step: assign(({ context: { status } }, { serverEvent }: ServerEventReceived) =>
        status !== undefined && serverEvent.kind === 'ocr.changed' ? { status: { ...status, done: serverEvent.done, pages: serverEvent.pages } } : {},
      ),
    },
  }).createMachine({
    id: 'assetOcr',
    context: { asset: NOWHERE, status: undefined, failure: undefined },
    invoke: { src: 'listening' },
    initial: 'unopened',
    on: {
      'asset.shown': {
        guard: ({ context, event }) => event.asset.assetId !== context.asset.assetId,
        target: '.asking',
        reenter: true,
        actions: assign(({ event }) => ({ asset: event.asset, status: undefined, failure: undefined })),
      },
    },
    states: {
      unopened: { description: 'No asset is looked at.' },
      asking: {
        description: 'How far its text is read is asked.',
        invoke: { src: 'asking', input: ({ context }) => context.asset, onDone: answeredAgain<AssetOcrContext, OcrStatus, OcrReadFailure>()({ target: 'known', where: ({ status }) => status !== undefined }, { target: 'known', action: 'put' }, { target: 'unknown', action: 'fail' }) },
        // What was answered meanwhile may be old.
        on: { serverEvent: { guard: { type: 'concerns', params: ({ event }) => event }, target: 'asking', reenter: true } },
      },
      known: {
        initial: 'deciding',
        on: {
          serverEvent: [
            { guard: { type: 'isStep', params: ({ event }) => event }, actions: { type: 'step', params: ({ event }) => event } },
            { guard: { type: 'concerns', params: ({ event }) => event }, target: 'asking' },
          ],
        },
        states: {
          deciding: {
            description: 'What the server said of it decides.',
            always: [
              { guard: 'isUnsupported', target: 'unsupported' },
              { guard: { type: 'isIn', params: 'Queued' }, target: 'queued' },
              { guard: { type: 'isIn', params: 'Reading' }, target: 'reading' },
              { guard: { type: 'isIn', params: 'Read' }, target: 'read' },
              { guard: { type: 'isIn', params: 'Failed' }, target: 'failed' },
              'none',
            ],
          },
          unsupported: { description: 'No text can be read off this kind of file.' },
          none: { description: 'Nobody has had it read.' },
          queued: { description: 'Its pages wait for their turn.', tags: 'underWay', on: { cancel: '#assetOcr.cancelling' } },
          reading: { description: 'Its pages are read one after the other.', tags: 'underWay', on: { cancel: '#assetOcr.cancelling' } },
          read: { description: 'All its pages are read, as far as they could be.', on: { 'failed.again': { guard: 'hasFailedPages', target: '#assetOcr.sending' } } },
          failed: { description: 'It could not be read, and why is shown.' },
        },
      },
      cancelling: {
        description: 'A person no longer wants it read; what is read already stays.',
        tags: 'underWay',
        invoke: { src: 'cancelling', input: ({ context }) => context.asset, onDone: answered<OcrStatus, OcrReadFailure>()({ target: 'known', action: 'put' }, { target: 'unknown', action: 'fail' }) },
      },
      sending: {
        description: 'The pages that could not be read, and they alone, are put in line again.',
        tags: 'underWay',
        invoke: { src: 'sending', input: ({ context }) => context, onDone: [{ guard: ({ event }) => hasSucceeded(event.output), target: 'asking' }, { target: 'unknown', actions: { type: 'fail', params: ({ event }) => failureOf(event.output) } }] },
      },
      unknown: {
        description: 'The server could not be asked; it can be tried again.',
        on: { retry: 'asking', serverEvent: { guard: { type: 'concerns', params: ({ event }) => event }, target: 'asking' } },
      },
    },
  })

export type AssetOcrActor = ActorRefFrom<ReturnType<typeof createAssetOcrMachine>>
