import { assign, setup, type ActorRefFrom } from 'xstate'
import type { AssetVersion } from '../../domain/versions/version.ts'
import { answered, answeredAgain } from '../failures/answered.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import { listenToServerEvents, type ServerEventReceived } from '../notifications/serverEvents.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import { undoAction } from '../notifications/undone.ts'
import type { AssetGateway, AssetReadFailure } from '../assets/AssetGateway.ts'
import { restoringBack } from './restoringBack.ts'
import { versionCalls } from './versionCalls.ts'
import type { RestoredVersion, VersionFailure, VersionGateway, VersionPage, VersionsOf } from './VersionGateway.ts'

interface VersionsContext {
  readonly of: VersionsOf
  readonly versions: readonly AssetVersion[]
  /** The number that older ones are before; null: these are all. */
  readonly next: number | null
  /** What is to be restored or deleted. */
  readonly chosen: AssetVersion | undefined
  /** What is listed is not of this asset. */
  readonly isOther: boolean
  /** Older ones than are listed were asked for, and have not come yet. */
  readonly isMoreWanted: boolean
  readonly failure: AssetReadFailure | undefined
}

type VersionsEvent =
  /** Also when the asset has changed: its versions are read again under its new revision. */
  | { type: 'versions.opened'; of: VersionsOf }
  /** Those before the last one that is listed. */
  | { type: 'older.wanted' }
  | { type: 'restore'; version: AssetVersion }
  | { type: 'delete'; version: AssetVersion }
  | { type: 'confirm' }
  | { type: 'cancel' }
  | { type: 'retry' }
  | ServerEventReceived

interface Ports {
  readonly versions: VersionGateway
  readonly assets: Pick<AssetGateway, 'read'>
  readonly events: EventStream
  readonly notify: Notify
}

const NOTHING: VersionsOf = { id: '', type: 'RECORDS', folderId: '', revision: 0 }
const ofEvent = ({ id, type, folderId, revision }: VersionsOf): VersionsOf => ({ id, type, folderId, revision })

/** The earlier files of one asset: looking at them, restoring one, deleting one. */
export const createVersionsMachine = ({ versions, assets, events, notify }: Ports) =>
  setup({
    types: { context: {} as VersionsContext, events: {} as VersionsEvent },
    actors: {
      listening: listenToServerEvents(events),
      ...versionCalls(versions),
    },
    guards: {
      isMore: ({ context }) => context.next !== null,
      isMoreAwaited: ({ context }) => context.isMoreWanted && context.next !== null,
      isNone: ({ context }) => context.versions.length === 0,
      isOfAsset: ({ context: { of }, event }) => {
        if (event.type !== 'serverEvent') return false
        const { serverEvent } = event
        return serverEvent.kind === 'stream.reopened' || (serverEvent.kind === 'asset.changed' && serverEvent.assetId === of.id) || (serverEvent.kind === 'library.changed' && serverEvent.type === of.type)
      },
    },
    actions: {
      remember: assign((_, isMoreWanted: boolean) => ({ isMoreWanted })),
      put: assign((_, read: VersionPage | undefined) => (read ? { versions: read.items, next: read.next, failure: undefined, isOther: false } : {})),
      add: assign(({ context }, read: VersionPage | undefined) => (read ? { versions: [...context.versions, ...read.items], next: read.next } : {})),
      fail: assign((_, failure: AssetReadFailure | undefined) => ({ failure })),
      choose: assign((_, chosen: AssetVersion | undefined) => ({ chosen })),
      notifyRestored: ({ context: { of, chosen } }, restored: RestoredVersion | undefined) => {
        if (restored === undefined) return
        notify({ kind: 'success', text: 'versions.restored', values: { number: chosen?.number ?? 0 }, action: undoAction(restoringBack({ versions, assets }, of, restored), notify) })
      },
      notifyDeleted: ({ context: { chosen } }) => notify({ kind: 'success', text: 'versions.deleted', values: { number: chosen?.number ?? 0 } }),
      complain: (_, failure: VersionFailure | AssetReadFailure | undefined) => {
        if (failure !== undefined) notify({ kind: 'failure', text: `failure.${failure.code}` })
      },
    },
  }).createMachine({
    id: 'versions',
    context: { of: NOTHING, versions: [], next: null, chosen: undefined, isOther: true, isMoreWanted: false, failure: undefined },
    invoke: { src: 'listening' },
    initial: 'unopened',
    on: {
      'versions.opened': {
        target: '.reading',
        reenter: true,
        actions: assign(({ context, event: { of } }) => ({ of: ofEvent(of), failure: undefined, ...(of.id === context.of.id ? {} : { versions: [], next: null, isOther: true, isMoreWanted: false }) })),
      },
    },
    states: {
      unopened: { description: 'No asset’s versions have been asked for yet.' },
      reading: {
        description: 'The versions are being read, as far as they were; those from before stay.',
        on: { 'older.wanted': { guard: 'isMore', actions: { type: 'remember', params: true } } },
        invoke: {
          src: 'reading',
          input: ({ context }) => context,
          onDone: answeredAgain<VersionsContext, VersionPage, AssetReadFailure>()({ target: 'deciding', where: ({ isOther }) => !isOther }, { target: 'deciding', action: 'put' }, { target: 'failed', action: 'fail' }),
        },
      },
      deciding: { description: 'Whether there are any.', always: [{ guard: 'isNone', target: 'nothing' }, { guard: 'isMoreAwaited', target: 'extending' }, 'listing'] },
      nothing: { description: 'The file was never replaced.', on: { serverEvent: { guard: 'isOfAsset', target: 'reading' } } },
      listing: {
        description: 'The versions are listed.',
        entry: { type: 'remember', params: false },
        on: {
          serverEvent: { guard: 'isOfAsset', target: 'reading' },
          'older.wanted': { guard: 'isMore', target: 'extending' },
          restore: { target: 'restoring', actions: { type: 'choose', params: ({ event }) => event.version } },
          delete: { target: 'confirming', actions: { type: 'choose', params: ({ event }) => event.version } },
        },
      },
      extending: {
        description: 'The versions are listed, and older ones are on their way.',
        entry: { type: 'remember', params: true },
        on: { serverEvent: { guard: 'isOfAsset', target: 'reading' } },
        invoke: {
          src: 'readingOlder',
          input: ({ context }) => context,
          onDone: answered<VersionPage, AssetReadFailure>()({ target: 'listing', action: 'add' }, { target: 'listing', action: 'complain' }),
        },
      },
      restoring: {
        description: 'A version becomes the asset’s file again.',
        invoke: {
          src: 'restoring',
          input: ({ context }) => context,
          onDone: answered<RestoredVersion, VersionFailure>()({ target: 'reading', action: 'notifyRestored' }, { target: 'reading', action: 'complain' }),
        },
      },
      confirming: { description: 'The person is asked whether a version is to be deleted for good.', on: { cancel: 'listing', confirm: 'deleting' } },
      deleting: {
        description: 'A version is being deleted.',
        invoke: {
          src: 'deleting',
          input: ({ context }) => context,
          onDone: answered<unknown, VersionFailure>()({ target: 'reading', action: 'notifyDeleted' }, { target: 'reading', action: 'complain' }),
        },
      },
      failed: { description: 'The versions could not be read; it can be tried again.', on: { retry: 'reading', serverEvent: { guard: 'isOfAsset', target: 'reading' } } },
    },
  })

type VersionsMachine = ReturnType<typeof createVersionsMachine>
export type VersionsActor = ActorRefFrom<VersionsMachine>
