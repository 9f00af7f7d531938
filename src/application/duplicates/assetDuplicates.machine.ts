import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { ResourceType } from '../../domain/access/modules.ts'
import { answeredAgain } from '../failures/answered.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import { retryWhenReopened } from '../notifications/serverEvents.ts'
import type { DuplicateGateway, DuplicatesOfAsset, OfAssetFailure } from './DuplicateGateway.ts'

interface AssetDuplicatesContext extends DuplicatesOfAsset {
  readonly type: ResourceType
  readonly assetId: string
  readonly failure: OfAssetFailure | undefined
}

type AssetDuplicatesEvent = { type: 'asset.shown'; resourceType: ResourceType; assetId: string } | { type: 'retry' } | { type: 'groups.changed' }

const isAny = ({ same, alike }: AssetDuplicatesContext): boolean => same.length + alike.length > 0

const NONE = { same: [], alike: [], failure: undefined } as const

/** What is the same file as an asset whose page is open, and what looks like it. */
export const createAssetDuplicatesMachine = ({ duplicates, events }: { readonly duplicates: DuplicateGateway; readonly events: EventStream }) =>
  setup({
    types: { context: {} as AssetDuplicatesContext, events: {} as AssetDuplicatesEvent },
    actors: {
      reopening: retryWhenReopened(events),
      reading: fromPromise(({ input: { type, assetId }, signal }: { input: AssetDuplicatesContext; signal: AbortSignal }) => duplicates.ofAsset(type, assetId, signal)),
    },
    actions: {
      put: assign((_, found: DuplicatesOfAsset | undefined) => ({ ...found, failure: undefined })),
      fail: assign((_, failure: OfAssetFailure | undefined) => ({ failure })),
    },
  }).createMachine({
    id: 'assetDuplicates',
    context: { type: 'RECORDS', assetId: '', ...NONE },
    initial: 'unopened',
    invoke: { src: 'reopening' },
    on: {
      'asset.shown': { target: '.reading', reenter: true, actions: assign(({ event }) => ({ type: event.resourceType, assetId: event.assetId, ...NONE })) },
    },
    states: {
      unopened: { description: 'No asset is looked at.' },
      reading: {
        description: 'Its duplicates are being looked for.',
        invoke: { src: 'reading', input: ({ context }) => context, onDone: answeredAgain<AssetDuplicatesContext, DuplicatesOfAsset, OfAssetFailure>()({ target: 'shown', where: isAny }, { target: 'shown', action: 'put' }, { target: 'failed', action: 'fail' }) },
      },
      shown: { description: 'What is the same or looks alike is shown, if there is anything.', on: { 'groups.changed': 'reading', retry: 'reading' } },
      failed: { description: 'They could not be looked for; it can be tried again.', on: { retry: 'reading' } },
    },
  })

export type AssetDuplicatesActor = ActorRefFrom<ReturnType<typeof createAssetDuplicatesMachine>>
