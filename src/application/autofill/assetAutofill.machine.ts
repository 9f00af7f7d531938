import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import { NOT_ASKED, type AutofillStatus } from '../../domain/autofill/autofill.ts'
import type { AssetReadFailure } from '../assets/AssetGateway.ts'
import type { Begun } from '../bulk-operations/begun.ts'
import { answered, answeredAgain } from '../failures/answered.ts'
import { failureOf, valueOf } from '../failures/outcome.ts'
import type { DescribedPlace } from '../metadata/MetadataGateway.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import { listenToServerEvents, type ServerEventReceived } from '../notifications/serverEvents.ts'
import type { AutofillGateway, ProposeFailure } from './AutofillGateway.ts'

interface AssetAutofillContext {
  readonly place: DescribedPlace
  readonly status: AutofillStatus
  readonly failure: AssetReadFailure | ProposeFailure | undefined
}

type AssetAutofillEvent = { type: 'autofill.opened'; place: DescribedPlace } | { type: 'values.propose' } | { type: 'retry' } | ServerEventReceived

interface Ports {
  readonly autofill: AutofillGateway
  readonly events: EventStream
}

type Proposed = { readonly queued: number } | Begun | undefined

const isNothing = (proposed: Proposed): boolean => proposed !== undefined && 'queued' in proposed && proposed.queued === 0

/** How far it is with proposing values for one asset, and asking for it. What is shown stays while it is read again. */
export const createAssetAutofillMachine = ({ autofill, events }: Ports) =>
  setup({
    types: { context: {} as AssetAutofillContext, events: {} as AssetAutofillEvent, tags: {} as 'shown' },
    actors: {
      listening: listenToServerEvents(events),
      reading: fromPromise(({ input: { resourceType, assetId }, signal }: { input: DescribedPlace; signal: AbortSignal }) => autofill.status(resourceType, assetId, signal)),
      asking: fromPromise(({ input: { resourceType, assetId }, signal }: { input: DescribedPlace; signal: AbortSignal }) =>
        autofill.propose(resourceType, { kind: 'items', folders: [], assets: [assetId] }, signal),
      ),
    },
    guards: {
      isOfAsset: ({ context: { place }, event }) => {
        if (event.type !== 'serverEvent') return false
        const { serverEvent } = event
        if (serverEvent.kind === 'suggestions.changed' || serverEvent.kind === 'asset.changed') return serverEvent.assetId === null || serverEvent.assetId === place.assetId
        return serverEvent.kind === 'library.changed' || serverEvent.kind === 'stream.reopened'
      },
    },
    actions: {
      open: assign((_, place: DescribedPlace) => ({ place, status: NOT_ASKED, failure: undefined })),
      /** Why it was not asked for stays told. */
      update: assign((_, status: AutofillStatus | undefined) => (status === undefined ? {} : { status })),
      put: assign((_, status: AutofillStatus | undefined) => (status === undefined ? {} : { status, failure: undefined })),
      fail: assign((_, failure: AssetAutofillContext['failure']) => ({ failure })),
    },
  }).createMachine({
    id: 'assetAutofill',
    context: { place: { resourceType: 'RECORDS', assetId: '' }, status: NOT_ASKED, failure: undefined },
    invoke: { src: 'listening' },
    initial: 'unopened',
    on: { 'autofill.opened': { target: '.reading', actions: { type: 'open', params: ({ event }) => event.place } } },
    states: {
      unopened: { description: 'No asset is open.' },
      reading: {
        description: 'How far it is with the asset is on its way.',
        on: { serverEvent: { guard: 'isOfAsset', target: 'reading', reenter: true } },
        invoke: { src: 'reading', input: ({ context }) => context.place, onDone: answered<AutofillStatus, AssetReadFailure>()({ target: 'shown', action: 'put' }, { target: 'unread', action: 'fail' }) },
      },
      unread: { description: 'It could not be read; it can be tried again.', on: { retry: 'reading', serverEvent: { guard: 'isOfAsset', target: 'reading' } } },
      shown: {
        description: 'How far it is is shown, and values can be asked for.',
        tags: 'shown',
        on: { serverEvent: { guard: 'isOfAsset', target: 'rereading' }, 'values.propose': 'asking' },
      },
      rereading: {
        description: 'What is shown is read again, as something is news.',
        tags: 'shown',
        on: { serverEvent: { guard: 'isOfAsset', target: 'rereading', reenter: true }, 'values.propose': 'asking' },
        invoke: { src: 'reading', input: ({ context }) => context.place, onDone: answeredAgain<AssetAutofillContext, AutofillStatus, AssetReadFailure>()({ target: 'shown' }, { target: 'shown', action: 'put' }, { target: 'unread', action: 'fail' }) },
      },
      asking: {
        description: 'Values are asked for.',
        tags: 'shown',
        invoke: {
          src: 'asking',
          input: ({ context }) => context.place,
          onDone: [
            { guard: ({ event }) => failureOf(event.output) !== undefined, target: 'refused', actions: { type: 'fail', params: ({ event }) => failureOf(event.output) } },
            { guard: ({ event }) => isNothing(valueOf(event.output)), target: 'undescribed' },
            { target: 'rereading' },
          ],
        },
      },
      undescribed: {
        description: 'No active template describes the asset, so there is nothing to fill in.',
        tags: 'shown',
        invoke: { src: 'reading', input: ({ context }) => context.place, onDone: { actions: { type: 'update', params: ({ event }) => valueOf(event.output) } } },
        on: { serverEvent: { guard: 'isOfAsset', target: 'rereading' }, 'values.propose': 'asking' },
      },
      refused: {
        description: 'Values were not asked for, and why; what was news while they were asked for is read.',
        tags: 'shown',
        invoke: { src: 'reading', input: ({ context }) => context.place, onDone: { actions: { type: 'update', params: ({ event }) => valueOf(event.output) } } },
        on: { serverEvent: { guard: 'isOfAsset', target: 'rereading' }, 'values.propose': 'asking' },
      },
    },
  })

export type AssetAutofillActor = ActorRefFrom<ReturnType<typeof createAssetAutofillMachine>>
