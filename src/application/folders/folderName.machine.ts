import { assign, type ActorRefFrom } from 'xstate'
import { failedWith, failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import { folderNameParts, NOTHING, type FolderNamePorts } from './folderName.parts.ts'

/** The dialog in which a folder gets its name. */
export const createFolderNameMachine = (ports: FolderNamePorts) =>
  folderNameParts(ports).createMachine({
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
          save: [
            { guard: 'isValid', target: 'saving' },
            { target: 'editing', actions: 'findProblems' },
          ],
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
