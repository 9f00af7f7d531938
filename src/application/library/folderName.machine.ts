import * as Result from 'effect/Result'
import { assign, fromPromise, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { Folder } from '../../domain/library/folder.ts'
import { folderProblems } from '../../domain/library/edit.ts'
import type { FieldProblems } from '../../domain/validation/problem.ts'
import { failedWith, failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { FolderCreateFailure, FolderGateway, FolderReadFailure, FolderRenameFailure } from './FolderGateway.ts'

/** What gets a name: a folder that is to be made, or one that is there. */
export type Naming =
  | { readonly kind: 'create'; readonly resourceType: ResourceType; readonly parentId: string | null }
  | { readonly kind: 'rename'; readonly folder: Folder }

type NamingFailure = FolderCreateFailure | FolderRenameFailure | FolderReadFailure

interface FolderNameContext {
  readonly naming: Naming
  readonly name: string
  readonly problems: FieldProblems
  readonly failure: NamingFailure | undefined
  /** What somebody else has made of the folder meanwhile. */
  readonly theirs: Folder | undefined
  /** The folder once it has its name. */
  readonly folder: Folder | undefined
}

export type FolderNameEvent =
  | { type: 'create.open'; resourceType: ResourceType; parentId: string | null }
  | { type: 'rename.open'; folder: Folder }
  | { type: 'name.changed'; name: string }
  | { type: 'save' }
  | { type: 'mine.keep' }
  | { type: 'cancel' }

export interface FolderNamePorts {
  readonly folders: FolderGateway
  readonly notify: Notify
}

const NOTHING: Naming = { kind: 'create', resourceType: 'RECORDS', parentId: null }

/** The dialog in which a folder gets its name. */
export const createFolderNameMachine = ({ folders, notify }: FolderNamePorts) =>
  setup({
    types: { context: {} as FolderNameContext, events: {} as FolderNameEvent, tags: {} as 'open' | 'busy' },
    actors: {
      saving: fromPromise<Result.Result<Folder, NamingFailure>, FolderNameContext>(({ input: { naming, name }, signal }) =>
        naming.kind === 'create'
          ? folders.create(naming.resourceType, naming.parentId, name, signal)
          : folders.rename(naming.folder, name, signal),
      ),
      readingTheirs: fromPromise(async ({ input: { naming }, signal }: { input: FolderNameContext; signal: AbortSignal }) =>
        naming.kind === 'rename' ? folders.read(naming.folder.type, naming.folder.id, signal) : Result.fail({ code: 'FOLDER_NOT_FOUND' as const }),
      ),
    },
    guards: { isValid: ({ context }) => Object.keys(folderProblems({ name: context.name })).length === 0 },
    actions: {
      findProblems: assign({ problems: ({ context }) => folderProblems({ name: context.name }) }),
      type: assign((_, name: string) => ({ name, problems: {}, failure: undefined })),
      showFailure: assign((_, failure: NamingFailure | undefined) => ({
        failure,
        ...(failure?.code === 'VALIDATION_FAILED' ? { problems: failure.fields } : {}),
      })),
      rebase: assign(({ context: { naming, theirs } }) =>
        naming.kind === 'rename' && theirs ? { naming: { ...naming, folder: theirs }, theirs: undefined } : {},
      ),
      tell: ({ context: { naming, name } }) =>
        notify({ kind: 'success', text: naming.kind === 'create' ? 'library.folderCreated' : 'library.folderRenamed', values: { name } }),
    },
  }).createMachine({
    id: 'folderName',
    context: { naming: NOTHING, name: '', problems: {}, failure: undefined, theirs: undefined, folder: undefined },
    initial: 'closed',
    on: { cancel: '.closed' },
    states: {
      closed: {
        description: 'No folder is being named.',
        on: {
          'create.open': {
            target: 'editing',
            actions: assign(({ event: { resourceType, parentId } }) => ({ ...BLANK, naming: { kind: 'create', resourceType, parentId } })),
          },
          'rename.open': {
            target: 'editing',
            actions: assign(({ event: { folder } }) => ({ ...BLANK, name: folder.name, naming: { kind: 'rename', folder } })),
          },
        },
      },
      editing: {
        description: 'The name is being typed.',
        tags: 'open',
        on: {
          'name.changed': { actions: { type: 'type', params: ({ event }) => event.name } },
          save: [{ guard: 'isValid', target: 'saving' }, { actions: 'findProblems' }],
        },
      },
      saving: {
        description: 'The name is being saved.',
        tags: ['open', 'busy'],
        invoke: {
          src: 'saving',
          input: ({ context }) => context,
          onDone: [
            {
              guard: ({ event }) => hasSucceeded(event.output),
              target: 'saved',
              actions: assign({ folder: ({ event }) => valueOf(event.output) }),
            },
            { guard: ({ event }) => failedWith(event.output, 'STALE_EDIT'), target: 'comparing' },
            {
              guard: ({ event }) => failedWith(event.output, 'FOLDER_ALREADY_EXISTS', 'VALIDATION_FAILED'),
              target: 'refused',
              actions: { type: 'showFailure', params: ({ event }) => failureOf(event.output) },
            },
            { target: 'failed', actions: { type: 'showFailure', params: ({ event }) => failureOf(event.output) } },
          ],
        },
      },
      refused: {
        description: 'The name cannot be had; another one is asked for.',
        tags: 'open',
        on: {
          'name.changed': { target: 'editing', actions: { type: 'type', params: ({ event }) => event.name } },
          save: [{ guard: 'isValid', target: 'saving' }, { target: 'editing', actions: 'findProblems' }],
        },
      },
      comparing: {
        description: 'Somebody else has renamed the folder meanwhile: its name is being read.',
        tags: ['open', 'busy'],
        invoke: {
          src: 'readingTheirs',
          input: ({ context }) => context,
          onDone: [
            {
              guard: ({ event }) => hasSucceeded(event.output),
              target: 'stale',
              actions: assign({ theirs: ({ event }) => valueOf(event.output) }),
            },
            { target: 'failed', actions: { type: 'showFailure', params: ({ event }) => failureOf(event.output) } },
          ],
        },
      },
      stale: {
        description: 'Their name and mine stand side by side; mine is kept or given up.',
        tags: 'open',
        on: { 'mine.keep': { target: 'saving', actions: 'rebase' } },
      },
      failed: {
        description: 'The name could not be saved; it is still there.',
        tags: 'open',
        on: {
          'name.changed': { target: 'editing', actions: { type: 'type', params: ({ event }) => event.name } },
          save: 'saving',
        },
      },
      saved: { description: 'The folder has its name; the dialog goes.', entry: 'tell', always: 'closed' },
    },
  })

const BLANK = { name: '', problems: {}, failure: undefined, theirs: undefined, folder: undefined }

export type FolderNameMachine = ReturnType<typeof createFolderNameMachine>
export type FolderNameActor = ActorRefFrom<FolderNameMachine>
export type FolderNameSnapshot = SnapshotFrom<FolderNameMachine>
