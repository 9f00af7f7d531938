import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { FolderTemplates } from '../../domain/folder-templates/folderTemplates.ts'
import { answered } from '../failures/answered.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import { retryWhenReopened } from '../notifications/serverEvents.ts'
import type { FolderTemplateChangeFailure, FolderTemplateGateway, FolderTemplatePlace, FolderTemplatesFailure } from './FolderTemplateGateway.ts'

interface FolderTemplatesContext {
  readonly place: FolderTemplatePlace
  readonly known: FolderTemplates | undefined
  readonly wanted: { readonly templateId: string; readonly isNamed: boolean }
  readonly failure: FolderTemplatesFailure | undefined
}

type FolderTemplatesEvent =
  | { type: 'folder.shown'; place: FolderTemplatePlace }
  | { type: 'folder.left' }
  | { type: 'template.named'; templateId: string }
  | { type: 'template.unnamed'; templateId: string }
  | { type: 'retry' }

interface Ports {
  readonly folderTemplates: FolderTemplateGateway
  readonly events: EventStream
  readonly notify: Notify
}

type Asking = { readonly input: FolderTemplatesContext; readonly signal: AbortSignal }

/** By which templates what arrives in a folder is described, while somebody looks at it; each is named and taken away by itself. */
export const createFolderTemplatesMachine = ({ folderTemplates, events, notify }: Ports) =>
  setup({
    types: { context: {} as FolderTemplatesContext, events: {} as FolderTemplatesEvent },
    actors: {
      reopening: retryWhenReopened(events),
      reading: fromPromise(({ input: { place }, signal }: Asking) => folderTemplates.read(place, signal)),
      changing: fromPromise(({ input: { place, wanted }, signal }: Asking) =>
        wanted.isNamed ? folderTemplates.name(place, wanted.templateId, signal) : folderTemplates.unname(place, wanted.templateId, signal),
      ),
    },
    actions: {
      show: assign((_, known: FolderTemplates | undefined) => ({ known, failure: undefined })),
      fail: assign((_, failure: FolderTemplatesFailure | undefined) => ({ failure })),
      complain: ({ context: { place } }, failure: FolderTemplateChangeFailure | undefined) => {
        if (failure !== undefined) notify({ kind: 'failure', text: `failure.${failure.code}`, subject: `folderTemplates ${place.folderId}` })
      },
    },
  }).createMachine({
    id: 'folderTemplates',
    context: { place: { resourceType: 'RECORDS', folderId: '' }, known: undefined, wanted: { templateId: '', isNamed: true }, failure: undefined },
    initial: 'unopened',
    on: {
      'folder.shown': { target: '.reading', reenter: true, actions: assign(({ event: { place } }) => ({ place, known: undefined, failure: undefined })) },
      'folder.left': '.unopened',
    },
    states: {
      unopened: { description: 'No folder is looked at.' },
      reading: {
        description: 'The templates of the folder are being read.',
        invoke: {
          src: 'reading',
          input: ({ context }) => context,
          onDone: answered<FolderTemplates, FolderTemplatesFailure>()({ target: 'shown', action: 'show' }, { target: 'failed', action: 'fail' }),
        },
      },
      failed: { description: 'They could not be read, and why.', invoke: { src: 'reopening' }, on: { retry: 'reading' } },
      shown: {
        description: 'They are shown, and can be changed.',
        on: {
          'template.named': { target: 'changing', actions: assign(({ event: { templateId } }) => ({ wanted: { templateId, isNamed: true } })) },
          'template.unnamed': { target: 'changing', actions: assign(({ event: { templateId } }) => ({ wanted: { templateId, isNamed: false } })) },
        },
      },
      changing: {
        description: 'One is being named or taken away.',
        invoke: {
          src: 'changing',
          input: ({ context }) => context,
          onDone: answered<FolderTemplates, FolderTemplateChangeFailure>()({ target: 'shown', action: 'show' }, { target: 'shown', action: 'complain' }),
        },
      },
    },
  })

export type FolderTemplatesActor = ActorRefFrom<ReturnType<typeof createFolderTemplatesMachine>>
