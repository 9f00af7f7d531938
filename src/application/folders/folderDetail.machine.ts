import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { FolderDetail } from '../../domain/folders/folder.ts'
import { answered } from '../failures/answered.ts'
import { failureOf, hasSucceeded, valueOf, wentUnanswered } from '../failures/outcome.ts'
import { refusalOf, type Refusal } from '../failures/refusal.ts'
import { refusedState } from '../failures/refusedState.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import { listenToServerEvents, retryWhenReopened, type ServerEventReceived } from '../notifications/serverEvents.ts'
import { rereadThrottle, type RereadDue } from '../notifications/rereadThrottle.ts'
import type { FolderGateway, FolderReadFailure } from './FolderGateway.ts'

interface FolderDetailContext {
  readonly resourceType: ResourceType
  readonly folderId: string
  readonly folder: FolderDetail | undefined
  readonly failure: FolderReadFailure | undefined
}

type FolderDetailEvent =
  { type: 'detail.opened'; resourceType: ResourceType; folderId: string } | { type: 'retry' } | RereadDue | ServerEventReceived

interface Ports {
  readonly folders: FolderGateway
  readonly events: EventStream
  /** The folder itself is another one than before: renamed, or moved. */
  readonly changed: (folderId: string) => void
}

/** What is known of one folder. */
export const createFolderDetailMachine = ({ folders, events, changed }: Ports) =>
  setup({
    types: { context: {} as FolderDetailContext, events: {} as FolderDetailEvent },
    actors: {
      listening: listenToServerEvents(events),
      reopening: retryWhenReopened(events),
      rereadThrottle,
      reading: fromPromise(({ input, signal }: { input: FolderDetailContext; signal: AbortSignal }) =>
        folders.read(input.resourceType, input.folderId, signal),
      ),
    },
    guards: {
      isRefusal: ({ context }, kind: Refusal) => refusalOf(context.failure) === kind,
      isOfFolder: ({ context: { folder, folderId }, event }) => {
        if (event.type !== 'serverEvent') return false
        const { serverEvent } = event
        if (serverEvent.kind === 'stream.reopened') return true
        return serverEvent.kind === 'contents.changed' && (serverEvent.folderId === folderId || serverEvent.folderId === folder?.parentId)
      },
    },
    actions: {
      show: assign((_, folder: FolderDetail | undefined) => (folder ? { folder, failure: undefined } : {})),
      publishChange: ({ context }, read: FolderDetail | undefined) => {
        if (context.folder !== undefined && read !== undefined && context.folder.revision !== read.revision) changed(read.id)
      },
      /** A hundred uploads into the folder end within seconds. */
      pace: sendTo('rereadThrottle', { type: 'stale' }),
      fail: assign((_, failure: FolderReadFailure | undefined) => ({ failure })),
    },
  }).createMachine({
    id: 'folderDetail',
    context: { resourceType: 'RECORDS', folderId: '', folder: undefined, failure: undefined },
    invoke: [{ src: 'listening' }, { id: 'rereadThrottle', src: 'rereadThrottle' }],
    initial: 'unopened',
    on: {
      'detail.opened': {
        target: '.opening',
        actions: assign(({ event: { resourceType, folderId } }) => ({ resourceType, folderId, folder: undefined, failure: undefined })),
      },
    },
    states: {
      unopened: { description: 'No folder has been asked for yet.' },
      opening: {
        description: 'The folder is being read.',
        invoke: {
          src: 'reading',
          input: ({ context }) => context,
          onDone: answered<FolderDetail, FolderReadFailure>()({ target: 'viewing', action: 'show' }, { target: 'refused', action: 'fail' }),
        },
      },
      viewing: {
        description: 'The folder is shown.',
        on: { serverEvent: { guard: 'isOfFolder', actions: 'pace' }, 'reread.due': 'rereading' },
      },
      rereading: {
        description: 'The folder is shown as it was, while it is read again.',
        invoke: {
          src: 'reading',
          input: ({ context }) => context,
          onDone: [
            {
              guard: ({ event }) => hasSucceeded(event.output),
              target: 'viewing',
              actions: [
                { type: 'publishChange', params: ({ event }) => valueOf(event.output) },
                { type: 'show', params: ({ event }) => valueOf(event.output) },
              ],
            },
            { guard: ({ event }) => wentUnanswered(event.output), target: 'viewing' },
            { target: 'refused', actions: { type: 'fail', params: ({ event }) => failureOf(event.output) } },
          ],
        },
        // What is on its way may be older than the fact, and comes to its end.
        on: { serverEvent: { guard: 'isOfFolder', actions: 'pace' }, 'reread.due': { actions: 'pace' } },
      },
      refused: refusedState('folder', '#folderDetail.opening'),
    },
  })

type FolderDetailMachine = ReturnType<typeof createFolderDetailMachine>
export type FolderDetailActor = ActorRefFrom<FolderDetailMachine>
