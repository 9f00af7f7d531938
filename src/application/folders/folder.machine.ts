import { assign, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { refusalOf, type Refusal } from '../failures/refusal.ts'
import { refusedState } from '../failures/refusedState.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import type { Noticed } from '../notifications/noticing.ts'
import { retryWhenReopened } from '../notifications/serverEvents.ts'
import type { AssetGateway } from '../assets/AssetGateway.ts'
import { createAssetWindowMachine } from '../assets/assetWindow.machine.ts'
import { answered } from '../failures/answered.ts'
import { assetListOf, placeOf, type FolderContents, type FolderPlace, type ReadFailure } from './folderContents.ts'
import type { FolderGateway } from './FolderGateway.ts'
import { keepScrollState, type ScrollState, type ScrollStates } from './scrollStates.ts'
import { openingFolder, watchingFolder, type FolderNews } from './watchingFolder.ts'

interface FolderContext {
  readonly place: FolderPlace
  readonly contents: FolderContents | undefined
  /** It changed while it was being opened. */
  readonly isOutdated: boolean
  readonly failure: ReadFailure | undefined
  readonly scrollStates: ScrollStates
}

type FolderEvent =
  | ({ type: 'folder.opened' } & FolderPlace)
  | { type: 'retry' }
  /** The list leaves the screen; `key` names its entry in the browser's history. */
  | ({ type: 'list.left'; key: string } & ScrollState)
  | FolderNews

interface FolderPorts {
  readonly folders: FolderGateway
  readonly assets: AssetGateway
  readonly events: EventStream
  /** Told what is on screen, for the selection and the tree, which outlive one folder. */
  readonly shown: (place: FolderPlace, contents: FolderContents) => void
}

/** Until an address has named a place. */
const NOWHERE: FolderPlace = { resourceType: 'RECORDS', folderId: null, sort: 'name', direction: 'asc' }

/** The folder screen: one place of the library at a time, named by the address. */
export const createFolderMachine = (ports: FolderPorts) =>
  setup({
    types: {
      context: {} as FolderContext,
      events: {} as FolderEvent,
      children: {} as { window: 'assetWindow' },
      tags: {} as 'shown',
    },
    actors: {
      reopening: retryWhenReopened(ports.events),
      opening: openingFolder(ports),
      watching: watchingFolder(ports),
      assetWindow: createAssetWindowMachine(ports),
    },
    guards: {
      isRefusal: ({ context }, kind: Refusal) => refusalOf(context.failure) === kind,
      isEmpty: ({ context: { contents } }) =>
        contents === undefined || (contents.children.length === 0 && (contents.first?.total ?? 0) === 0),
    },
    actions: {
      open: assign((_, opened: Noticed<FolderContents> | undefined) => ({ contents: opened?.value, isOutdated: opened?.isOutdated ?? false, failure: undefined })),
      show: assign((_, contents: FolderContents | undefined) => ({ contents, failure: undefined })),
      fail: assign((_, failure: ReadFailure | undefined) => ({ failure })),
      publish: ({ context: { place, contents } }) => {
        if (contents) ports.shown(place, contents)
      },
      refill: sendTo('window', { type: 'list.changed' }),
    },
  }).createMachine({
    id: 'folder',
    context: { place: NOWHERE, contents: undefined, isOutdated: false, failure: undefined, scrollStates: new Map() },
    initial: 'unopened',
    on: {
      'folder.opened': {
        target: '.opening',
        reenter: true,
        actions: assign(({ event }) => ({ place: placeOf(event), contents: undefined, failure: undefined })),
      },
      'list.left': {
        actions: assign(({ context, event: { key, place, itemId, scrollTop } }) => ({
          scrollStates: keepScrollState(context.scrollStates, key, { place, itemId, scrollTop }),
        })),
      },
    },
    states: {
      unopened: { description: 'No folder has been asked for yet.' },
      opening: {
        description: 'The folder, what lies in it and the first rows are being read.',
        invoke: {
          src: 'opening',
          input: ({ context }) => context.place,
          onDone: answered<Noticed<FolderContents>, ReadFailure>()({ target: 'shown', action: 'open' }, { target: 'refused', action: 'fail' }),
        },
      },
      shown: {
        tags: 'shown',
        entry: 'publish',
        initial: 'deciding',
        invoke: [
          { src: 'watching', input: ({ context: { place, isOutdated } }) => ({ place, isOutdated }) },
          {
            id: 'window',
            src: 'assetWindow',
            input: ({ context }) => ({ list: assetListOf(context.place), first: context.contents?.first }),
          },
        ],
        on: {
          'contents.reread': { target: '.deciding', actions: [{ type: 'show', params: ({ event }) => event.contents }, 'publish', 'refill'] },
          'contents.lost': { target: 'refused', actions: { type: 'fail', params: ({ event }) => event.failure } },
        },
        states: {
          deciding: { description: 'Whether there is anything to list.', always: [{ guard: 'isEmpty', target: 'empty' }, 'listing'] },
          empty: { description: 'Nothing lies in the folder.' },
          listing: { description: 'Folders and assets are listed.' },
        },
      },
      refused: refusedState('folder', '#folder.opening'),
    },
  })

type FolderMachine = ReturnType<typeof createFolderMachine>
export type FolderActor = ActorRefFrom<FolderMachine>
export type FolderSnapshot = SnapshotFrom<FolderMachine>
