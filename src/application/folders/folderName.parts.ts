import * as Result from 'effect/Result'
import { assign, enqueueActions, fromPromise, setup } from 'xstate'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { Folder } from '../../domain/folders/folder.ts'
import { folderProblems } from '../../domain/assets/edit.ts'
import type { FieldProblems } from '../../domain/validation/problem.ts'
import { failureOf } from '../failures/outcome.ts'
import { undone } from '../notifications/undone.ts'
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

export const NOTHING: Naming = { kind: 'create', resourceType: 'RECORDS', parentId: null }

/** A folder that is made anew has no other name than that of what it is made in. */
const subjectOf = (naming: FolderNameContext['naming']): string => (naming.kind === 'create' ? `folder in ${naming.parentId}` : naming.folder.id)

/** What the dialog works with, and what it can do. */
export const folderNameParts = ({ folders, notify }: FolderNamePorts) => {
  const undo = async (folder: Folder, name: string): Promise<void> =>
    notify(undone(failureOf(await folders.rename(folder, name, new AbortController().signal))))
  return setup({
    types: { context: {} as FolderNameContext, events: {} as FolderNameEvent, tags: {} as 'open' | 'busy' },
    actors: {
      saving: fromPromise<Result.Result<Folder, NamingFailure>, FolderNameContext>(({ input: { naming, name }, signal }) =>
        naming.kind === 'create'
          ? folders.create(naming.resourceType, naming.parentId, name, signal)
          : folders.rename(naming.folder, name, signal),
      ),
      readingTheirs: fromPromise(async ({ input: { naming }, signal }: { input: FolderNameContext; signal: AbortSignal }) =>
        naming.kind === 'rename'
          ? folders.read(naming.folder.type, naming.folder.id, signal)
          : Result.fail({ code: 'FOLDER_NOT_FOUND' as const }),
      ),
    },
    guards: { isValid: ({ context }) => Object.keys(folderProblems({ name: context.name })).length === 0 },
    actions: {
      findProblems: assign({ problems: ({ context }) => folderProblems({ name: context.name }) }),
      type: assign((_, name: string) => ({ name, problems: {}, failure: undefined })),
      showFailure: enqueueActions(({ context: { naming, name }, enqueue }, failure: NamingFailure | undefined) => {
        enqueue.assign({ failure, ...(failure?.code === 'VALIDATION_FAILED' ? { problems: failure.fields } : {}) })
        const text = naming.kind === 'create' ? 'library.folderNotCreated' : 'library.folderNotRenamed'
        enqueue(() => notify({ kind: 'failure', text, values: { name }, subject: subjectOf(naming) }))
      }),
      rebase: assign(({ context: { naming, theirs } }) =>
        naming.kind === 'rename' && theirs ? { naming: { ...naming, folder: theirs }, theirs: undefined } : {},
      ),
      tell: ({ context: { naming, name, folder } }) => {
        const subject = subjectOf(naming)
        if (naming.kind === 'create') return notify({ kind: 'success', text: 'library.folderCreated', values: { name }, subject })
        const before = naming.folder.name
        const action = folder && folder.name !== before ? { action: { text: 'history.undo', run: () => void undo(folder, before) } } : {}
        return notify({ kind: 'success', text: 'library.folderRenamed', values: { name }, subject, ...action })
      },
    },
  })
}
