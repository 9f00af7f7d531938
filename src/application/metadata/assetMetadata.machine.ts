import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import * as Result from 'effect/Result'
import type { AssetMetadata, DescribedBy } from '../../domain/metadata/assetMetadata.ts'
import type { AssetReadFailure } from '../assets/AssetGateway.ts'
import { answered, answeredAgain } from '../failures/answered.ts'
import { failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import { listenToServerEvents, type ServerEventReceived } from '../notifications/serverEvents.ts'
import type { DescribedPlace, MetadataGateway, MetadataSaveFailure } from './MetadataGateway.ts'
import { takenOff } from './takenOff.ts'

interface AssetMetadataContext {
  readonly place: DescribedPlace
  readonly metadata: AssetMetadata
  /** The template that is put on, or about to be taken off. */
  readonly templateId: string
  readonly failure: AssetReadFailure | MetadataSaveFailure | undefined
}

type AssetMetadataEvent =
  | { type: 'description.opened'; place: DescribedPlace }
  /** Values of the asset were saved elsewhere on the page. */
  | { type: 'values.changed'; assetId: string }
  | { type: 'template.assign'; templateId: string }
  | { type: 'template.takeOff'; templateId: string }
  | { type: 'confirm' }
  | { type: 'cancel' }
  | { type: 'retry' }
  | ServerEventReceived

interface AssetMetadataPorts {
  readonly metadata: MetadataGateway
  readonly events: EventStream
  readonly notify: Notify
}

const NOTHING: AssetMetadata = { templates: [], offered: [], names: [] }

/** By which templates an asset is described, and what they say of it. It is read again when the asset changes; what is shown stays meanwhile. */
export const createAssetMetadataMachine = ({ metadata, events, notify }: AssetMetadataPorts) => {
  /** Answers what the template said until then. */
  const takeOff = async ({ place, templateId }: AssetMetadataContext, signal: AbortSignal): Promise<Result.Result<DescribedBy | undefined, MetadataSaveFailure>> => {
    const before = await metadata.read(place, signal)
    if (Result.isFailure(before)) return Result.fail(before.failure)
    return Result.map(await metadata.takeOff(place, templateId, signal), () => before.success.templates.find(({ template }) => template.id === templateId))
  }
  return setup({
    types: { context: {} as AssetMetadataContext, events: {} as AssetMetadataEvent, tags: {} as 'shown' | 'asked' },
    actors: {
      listening: listenToServerEvents(events),
      reading: fromPromise(({ input, signal }: { input: AssetMetadataContext; signal: AbortSignal }) => metadata.read(input.place, signal)),
      assigning: fromPromise(({ input, signal }: { input: AssetMetadataContext; signal: AbortSignal }) => metadata.save(input.place, { assign: [input.templateId], changes: [] }, signal)),
      takingOff: fromPromise(({ input, signal }: { input: AssetMetadataContext; signal: AbortSignal }) => takeOff(input, signal)),
    },
    guards: {
      isOfAsset: ({ context, event }) => {
        if (event.type === 'values.changed') return event.assetId === context.place.assetId
        if (event.type !== 'serverEvent') return false
        const { serverEvent } = event
        return ['stream.reopened', 'templates.changed'].includes(serverEvent.kind) || (serverEvent.kind === 'asset.changed' && serverEvent.assetId === context.place.assetId)
      },
    },
    actions: {
      put: assign((_, read: AssetMetadata | undefined) => (read ? { metadata: read, failure: undefined } : {})),
      /** Why a template was refused stays told. */
      update: assign((_, read: AssetMetadata | undefined) => (read ? { metadata: read } : {})),
      choose: assign((_, templateId: string) => ({ templateId, failure: undefined })),
      fail: assign((_, failure: AssetMetadataContext['failure']) => ({ failure })),
      notifyTakenOff: ({ context: { place }, self }, described: DescribedBy | undefined) => {
        if (described !== undefined) notify(takenOff({ metadata, notify }, place, described, () => self.send({ type: 'values.changed', assetId: place.assetId })))
      },
    },
  }).createMachine({
    id: 'assetMetadata',
    context: { place: { resourceType: 'RECORDS', assetId: '' }, metadata: NOTHING, templateId: '', failure: undefined },
    invoke: { src: 'listening' },
    initial: 'unopened',
    on: {
      'description.opened': [
        { guard: ({ context, event }) => context.place.assetId === event.place.assetId && context.metadata !== NOTHING, target: '.rereading', actions: assign(({ event }) => ({ place: event.place })) },
        { target: '.reading', actions: assign(({ event }) => ({ place: event.place, metadata: NOTHING, failure: undefined })) },
      ],
    },
    states: {
      unopened: { description: 'No asset is open.' },
      reading: {
        description: 'What the asset is described by is on its way.',
        invoke: { src: 'reading', input: ({ context }) => context, onDone: answered<AssetMetadata, AssetReadFailure>()({ target: 'shown', action: 'put' }, { target: 'failed', action: 'fail' }) },
      },
      failed: { description: 'It could not be read; it can be tried again.', on: { retry: 'reading', serverEvent: { guard: 'isOfAsset', target: 'reading' } } },
      rereading: {
        description: 'What is shown is read again; what is asked for meanwhile is done, and what is news begins the reading anew.',
        tags: 'shown',
        on: {
          serverEvent: { guard: 'isOfAsset', target: 'rereading', reenter: true },
          'values.changed': { guard: 'isOfAsset', target: 'rereading', reenter: true },
          'template.assign': { target: 'assigning', actions: { type: 'choose', params: ({ event }) => event.templateId } },
          'template.takeOff': { target: 'asking', actions: { type: 'choose', params: ({ event }) => event.templateId } },
        },
        invoke: {
          src: 'reading',
          input: ({ context }) => context,
          onDone: answeredAgain<AssetMetadataContext, AssetMetadata, AssetReadFailure>()({ target: 'shown' }, { target: 'shown', action: 'put' }, { target: 'failed', action: 'fail' }),
        },
      },
      shown: {
        description: 'What the templates say of the asset is shown.',
        tags: 'shown',
        on: {
          serverEvent: { guard: 'isOfAsset', target: 'rereading' },
          'values.changed': { guard: 'isOfAsset', target: 'rereading' },
          'template.assign': { target: 'assigning', actions: { type: 'choose', params: ({ event }) => event.templateId } },
          'template.takeOff': { target: 'asking', actions: { type: 'choose', params: ({ event }) => event.templateId } },
        },
      },
      assigning: {
        description: 'A further template is put on the asset.',
        tags: 'shown',
        invoke: { src: 'assigning', input: ({ context }) => context, onDone: [{ guard: ({ event }) => hasSucceeded(event.output), target: 'rereading' }, { target: 'refused', actions: { type: 'fail', params: ({ event }) => failureOf(event.output) } }] },
      },
      asking: {
        description: 'Whether a template is to be taken off, and what is cleared with it.',
        tags: ['shown', 'asked'],
        on: { confirm: 'takingOff', cancel: 'rereading' },
      },
      takingOff: {
        description: 'The template is being taken off.',
        tags: ['shown', 'asked'],
        invoke: { src: 'takingOff', input: ({ context }) => context, onDone: [{ guard: ({ event }) => hasSucceeded(event.output), target: 'rereading', actions: { type: 'notifyTakenOff', params: ({ event }) => valueOf(event.output) } }, { target: 'refused', actions: { type: 'fail', params: ({ event }) => failureOf(event.output) } }] },
      },
      refused: {
        description: 'A template was not put on or taken off, and why; what is news meanwhile is read.',
        tags: 'shown',
        invoke: {
          src: 'reading',
          input: ({ context }) => context,
          onDone: answeredAgain<AssetMetadataContext, AssetMetadata, AssetReadFailure>()({ target: 'refused' }, { target: 'refused', action: 'update' }, { target: 'failed', action: 'fail' }),
        },
        on: {
          serverEvent: { guard: 'isOfAsset', target: 'refused', reenter: true },
          'values.changed': { guard: 'isOfAsset', target: 'refused', reenter: true },
          cancel: 'rereading',
          retry: 'rereading',
          'template.assign': { target: 'assigning', actions: { type: 'choose', params: ({ event }) => event.templateId } },
          'template.takeOff': { target: 'asking', actions: { type: 'choose', params: ({ event }) => event.templateId } },
        },
      },
    },
  })
}

export type AssetMetadataActor = ActorRefFrom<ReturnType<typeof createAssetMetadataMachine>>
