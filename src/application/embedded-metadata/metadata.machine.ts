import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { MetadataGroup, MetadataState } from '../../domain/embedded-metadata/metadata.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import { listenToServerEvents, type ServerEventReceived } from '../notifications/serverEvents.ts'
import type { AssetReadFailure } from '../assets/AssetGateway.ts'
import { answered, answeredAgain } from '../failures/answered.ts'
import type { Metadata, EmbeddedMetadataGateway } from './EmbeddedMetadataGateway.ts'

interface MetadataContext {
  readonly resourceType: ResourceType
  readonly assetId: string
  readonly state: MetadataState
  readonly groups: readonly MetadataGroup[]
  readonly failure: AssetReadFailure | undefined
}

type MetadataEvent = { type: 'metadata.opened'; resourceType: ResourceType; assetId: string } | { type: 'retry' } | ServerEventReceived

/** What the file of one asset says of itself. One that nobody has read yet is asked for; when the asset changes it may have another file, and is read again. */
export const createMetadataMachine = ({ embeddedMetadata, events }: { readonly embeddedMetadata: EmbeddedMetadataGateway; readonly events: EventStream }) =>
  setup({
    types: { context: {} as MetadataContext, events: {} as MetadataEvent, tags: {} as 'shown' },
    actors: {
      listening: listenToServerEvents(events),
      reading: fromPromise(({ input, signal }: { input: MetadataContext; signal: AbortSignal }) =>
        embeddedMetadata.metadata(input.resourceType, input.assetId, signal),
      ),
      asking: fromPromise(({ input, signal }: { input: MetadataContext; signal: AbortSignal }) =>
        embeddedMetadata.ask(input.resourceType, input.assetId, signal),
      ),
    },
    guards: {
      is: ({ context }, state: MetadataState) => context.state === state,
      isOfAsset: ({ context, event }) =>
        event.type === 'serverEvent' &&
        (event.serverEvent.kind === 'stream.reopened' || (event.serverEvent.kind === 'asset.changed' && event.serverEvent.assetId === context.assetId)),
    },
    actions: {
      put: assign((_, read: Metadata | undefined) => (read ? { ...read, failure: undefined } : {})),
      fail: assign((_, failure: AssetReadFailure | undefined) => ({ groups: [], failure })),
    },
  }).createMachine({
    id: 'metadata',
    context: { resourceType: 'RECORDS', assetId: '', state: 'Unread', groups: [], failure: undefined },
    invoke: { src: 'listening' },
    initial: 'unopened',
    on: {
      'metadata.opened': {
        target: '.reading',
        actions: assign(({ event: { resourceType, assetId } }) => ({ resourceType, assetId, state: 'Unread', groups: [], failure: undefined })),
      },
    },
    states: {
      unopened: { description: 'No file has been asked about yet.' },
      reading: {
        description: 'What is known of the file is on its way.',
        on: { serverEvent: { guard: 'isOfAsset', target: 'reading', reenter: true } },
        invoke: {
          src: 'reading',
          input: ({ context }) => context,
          onDone: answered<Metadata, AssetReadFailure>()({ target: 'deciding', action: 'put' }, { target: 'failed', action: 'fail' }),
        },
      },
      deciding: {
        description: 'How far the file has been read.',
        always: [
          { guard: { type: 'is', params: 'Ready' }, target: 'ready' },
          { guard: { type: 'is', params: 'Failed' }, target: 'unreadable' },
          { guard: { type: 'is', params: 'None' }, target: 'none' },
          { guard: { type: 'is', params: 'Reading' }, target: 'waiting' },
          'asking',
        ],
      },
      asking: {
        description: 'The server is asked to read the file.',
        invoke: {
          src: 'asking',
          input: ({ context }) => context,
          onDone: answered<Metadata, AssetReadFailure>()({ target: 'waiting', action: 'put' }, { target: 'failed', action: 'fail' }),
        },
        on: { serverEvent: { guard: 'isOfAsset', target: 'reading' } },
      },
      waiting: { description: 'The server reads the file.', on: { serverEvent: { guard: 'isOfAsset', target: 'reading' } } },
      ready: { description: 'What the file says of itself is shown.', tags: 'shown', on: { serverEvent: { guard: 'isOfAsset', target: 'rereading' } } },
      none: { description: 'This kind of file says nothing of itself.', tags: 'shown', on: { serverEvent: { guard: 'isOfAsset', target: 'rereading' } } },
      unreadable: {
        description: 'The file could not be read; it can be tried again.',
        tags: 'shown',
        on: { retry: 'asking', serverEvent: { guard: 'isOfAsset', target: 'rereading' } },
      },
      rereading: {
        description: 'The asset has changed, perhaps its file; what is shown stays until that is known.',
        tags: 'shown',
        on: { retry: { guard: { type: 'is', params: 'Failed' }, target: 'asking' }, serverEvent: { guard: 'isOfAsset', target: 'rereading', reenter: true } },
        invoke: {
          src: 'reading',
          input: ({ context }) => context,
          onDone: answeredAgain<MetadataContext, Metadata, AssetReadFailure>()({ target: 'deciding' }, { target: 'deciding', action: 'put' }, { target: 'failed', action: 'fail' }),
        },
      },
      failed: { description: 'The server could not be asked; it can be tried again.', on: { retry: 'reading', serverEvent: { guard: 'isOfAsset', target: 'reading' } } },
    },
  })

type MetadataMachine = ReturnType<typeof createMetadataMachine>
export type MetadataActor = ActorRefFrom<MetadataMachine>
