import * as Result from 'effect/Result'
import { assign, enqueueActions, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { Folder } from '../../domain/folders/folder.ts'
import { folderProblems } from '../../domain/assets/edit.ts'
import { isValid } from '../../domain/validation/form.ts'
import { answered } from '../failures/answered.ts'
import { failedWith, failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import { failureInForm, UNTOUCHED, type FormContext } from '../forms/formContext.ts'
import { undoAction } from '../notifications/undone.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { FolderCreateFailure, FolderGateway, FolderReadFailure, FolderRenameFailure } from './FolderGateway.ts'

/** What gets a name: a folder that is to be made, or one that is there. */
type Naming =
  | { readonly kind: 'create'; readonly resourceType: ResourceType; readonly parentId: string | null }
  | { readonly kind: 'rename'; readonly folder: Folder }

type NamingFailure = FolderCreateFailure | FolderRenameFailure | FolderReadFailure

interface FolderNameContext extends FormContext<Folder, NamingFailure> {
  readonly naming: Naming
  readonly name: string
  /** The folder once it has its name. */
  readonly folder: Folder | undefined
}

type FolderNameEvent =
  | { type: 'create.open'; resourceType: ResourceType; parentId: string | null }
  | { type: 'rename.open'; folder: Folder }
  | { type: 'name.changed'; name: string }
  | { type: 'save' }
  | { type: 'mine.keep' }
  | { type: 'cancel' }

interface FolderNamePorts {
  readonly folders: FolderGateway
  readonly notify: Notify
}

const NOTHING: Naming = { kind: 'create', resourceType: 'RECORDS', parentId: null }
const BLANK = { name: '', folder: undefined, ...UNTOUCHED }

/** A folder that is made anew has no other name than that of what it is made in. */
const subjectOf = (naming: Naming): string => (naming.kind === 'create' ? `folder in ${naming.parentId}` : naming.folder.id)

interface Saved {
  readonly event: { readonly output: Result.Result<Folder, NamingFailure> }
}
const showFailure = { type: 'showFailure', params: ({ event }: Saved) => failureOf(event.output) } as const

/** What is under way is waited for: whoever left it would not know what the folder is called. */
const NOT_LEFT = { cancel: {} } as const
const type = { type: 'type', params: ({ event }: { readonly event: { readonly name: string } }) => event.name } as const

/** The dialog in which a folder gets its name. */
export const createFolderNameMachine = ({ folders, notify }: FolderNamePorts) =>
  setup({
    types: { context: {} as FolderNameContext, events: {} as FolderNameEvent, tags: {} as 'open' | 'busy' },
    actors: {
      saving: fromPromise<Result.Result<Folder, NamingFailure>, FolderNameContext>(({ input: { naming, name }, signal }) =>
        naming.kind === 'create' ? folders.create(naming.resourceType, naming.parentId, name, signal) : folders.rename(naming.folder, name, signal),
      ),
      readingTheirs: fromPromise<Result.Result<Folder, FolderReadFailure>, FolderNameContext>(async ({ input: { naming }, signal }) =>
        naming.kind === 'rename' ? folders.read(naming.folder.type, naming.folder.id, signal) : Result.fail({ code: 'FOLDER_NOT_FOUND' }),
      ),
    },
    guards: { isValid: ({ context }) => isValid(folderProblems(context)) },
    actions: {
      findProblems: assign({ problems: ({ context }) => folderProblems(context) }),
      type: assign((_, name: string) => ({ name, problems: {}, failure: undefined })),
      showFailure: enqueueActions(({ context: { naming, name }, enqueue }, failure: NamingFailure | undefined) => {
        enqueue.assign(failureInForm(failure))
        const text = naming.kind === 'create' ? 'library.folderNotCreated' : 'library.folderNotRenamed'
        enqueue(() => notify({ kind: 'failure', text, values: { name }, subject: subjectOf(naming) }))
      }),
      showTheirs: assign((_, theirs: Folder | undefined) => ({ theirs })),
      rebase: assign(({ context: { naming, theirs } }) => (naming.kind === 'rename' && theirs ? { naming: { ...naming, folder: theirs }, theirs: undefined } : {})),
      notify: ({ context: { naming, name, folder } }) => {
        const subject = subjectOf(naming)
        if (naming.kind === 'create') return notify({ kind: 'success', text: 'library.folderCreated', values: { name }, subject })
        const before = naming.folder.name
        const action = folder && folder.name !== before ? { action: undoAction((signal) => folders.rename(folder, before, signal), notify) } : {}
        return notify({ kind: 'success', text: 'library.folderRenamed', values: { name }, subject, ...action })
      },
    },
  }).createMachine({
    id: 'folderName',
    context: { naming: NOTHING, ...BLANK },
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
          'rename.open': { target: 'editing', actions: assign(({ event: { folder } }) => ({ ...BLANK, name: folder.name, naming: { kind: 'rename', folder } })) },
        },
      },
      editing: {
        description: 'The name is being typed.',
        tags: 'open',
        on: { 'name.changed': { actions: type }, save: [{ guard: 'isValid', target: 'saving' }, { actions: 'findProblems' }] },
      },
      saving: {
        description: 'The name is being saved.',
        tags: ['open', 'busy'],
        invoke: {
          src: 'saving',
          input: ({ context }) => context,
          onDone: [
            { guard: ({ event }) => hasSucceeded(event.output), target: 'saved', actions: assign({ folder: ({ event }) => valueOf(event.output) }) },
            { guard: ({ event }) => failedWith(event.output, 'STALE_EDIT'), target: 'comparing' },
            { guard: ({ event }) => failedWith(event.output, 'FOLDER_ALREADY_EXISTS', 'VALIDATION_FAILED'), target: 'refused', actions: showFailure },
            { target: 'failed', actions: showFailure },
          ],
        },
        on: NOT_LEFT,
      },
      refused: {
        description: 'The name cannot be had; another one is asked for.',
        tags: 'open',
        on: {
          'name.changed': { target: 'editing', actions: type },
          save: [{ guard: 'isValid', target: 'saving' }, { target: 'editing', actions: 'findProblems' }],
        },
      },
      comparing: {
        description: 'Somebody else has renamed the folder meanwhile: its name is being read.',
        tags: ['open', 'busy'],
        invoke: {
          src: 'readingTheirs',
          input: ({ context }) => context,
          onDone: answered<Folder, FolderReadFailure>()({ target: 'stale', action: 'showTheirs' }, { target: 'failed', action: 'showFailure' }),
        },
        on: NOT_LEFT,
      },
      stale: { description: 'Their name and mine stand side by side; mine is kept or given up.', tags: 'open', on: { 'mine.keep': { target: 'saving', actions: 'rebase' } } },
      failed: {
        description: 'The name could not be saved; it is still there.',
        tags: 'open',
        on: { 'name.changed': { target: 'editing', actions: type }, save: 'saving' },
      },
      saved: { description: 'The folder has its name; the dialog goes.', entry: 'notify', always: 'closed' },
    },
  })

type FolderNameMachine = ReturnType<typeof createFolderNameMachine>
export type FolderNameActor = ActorRefFrom<FolderNameMachine>
