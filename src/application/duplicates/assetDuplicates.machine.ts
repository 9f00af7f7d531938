import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { ResourceType } from '../../domain/access/modules.ts'
import { answered } from '../failures/answered.ts'
import type { DuplicateGateway, DuplicatesOfAsset, OfAssetFailure } from './DuplicateGateway.ts'

interface AssetDuplicatesContext extends DuplicatesOfAsset {
  readonly type: ResourceType
  readonly assetId: string
  readonly failure: OfAssetFailure | undefined
}

export type AssetDuplicatesEvent = { type: 'asset.shown'; resourceType: ResourceType; assetId: string } | { type: 'retry' } | { type: 'groups.changed' }

const NONE = { same: [], alike: [], failure: undefined } as const

/** What is the same file as an asset whose page is open, and what looks like it. */
export const createAssetDuplicatesMachine = ({ duplicates }: { readonly duplicates: DuplicateGateway }) =>
  setup({
    types: { context: {} as AssetDuplicatesContext, events: {} as AssetDuplicatesEvent },
    actors: {
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
    on: {
      'asset.shown': { target: '.reading', reenter: true, actions: assign(({ event }) => ({ type: event.resourceType, assetId: event.assetId, ...NONE })) },
    },
    states: {
      unopened: { description: 'No asset is looked at.' },
      reading: {
        description: 'Its duplicates are being looked for.',
        invoke: { src: 'reading', input: ({ context }) => context, onDone: answered<DuplicatesOfAsset, OfAssetFailure>()({ target: 'shown', action: 'put' }, { target: 'failed', action: 'fail' }) },
      },
      shown: { description: 'What is the same or looks alike is shown, if there is anything.', on: { 'groups.changed': 'reading' } },
      failed: { description: 'They could not be looked for; it can be tried again.', on: { retry: 'reading' } },
    },
  })

export type AssetDuplicatesActor = ActorRefFrom<ReturnType<typeof createAssetDuplicatesMachine>>
