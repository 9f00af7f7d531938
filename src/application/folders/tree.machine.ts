import { assign, not, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { Folder } from '../../domain/folders/folder.ts'
import { refusalOf } from '../failures/refusal.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import { listenToServerEvents, retryWhenReopened, type ServerEventReceived } from '../notifications/serverEvents.ts'
import type { ServerEvent } from '../notifications/ServerEvent.ts'
import type { FolderGateway, FolderReadFailure } from './FolderGateway.ts'
import { readingBranches, type BranchNews } from './readingBranches.ts'
import { minus, plus } from '../lists/sets.ts'

/** Where a module's root stands among the branches. */
export const ROOT = ''

interface TreeContext {
  readonly resourceType: ResourceType
  /** The folders directly inside a folder, by its id; {@link ROOT} for the module's root. */
  readonly branches: ReadonlyMap<string, readonly Folder[]>
  /** The branches with more folders than were answered. */
  readonly cut: ReadonlySet<string>
  readonly expanded: ReadonlySet<string>
  /** Branches on their way. */
  readonly awaited: ReadonlySet<string>
  /** The folder one is in, and what stands above it. */
  readonly path: readonly string[]
  readonly failure: FolderReadFailure | undefined
}

type TreeEvent =
  /** `path`: the folders from the root down to the one that is open, it included. */
  | { type: 'tree.opened'; resourceType: ResourceType; path: readonly string[] }
  | { type: 'node.toggled'; folderId: string }
  | { type: 'retry' }
  | BranchNews
  | ServerEventReceived

export interface TreePorts {
  readonly folders: FolderGateway
  readonly events: EventStream
}

/** The open branches that a fact makes stale. */
const staleBranches = ({ resourceType, branches }: TreeContext, serverEvent: ServerEvent): readonly string[] => {
  if (serverEvent.kind === 'stream.reopened') return [...branches.keys()]
  if (serverEvent.kind === 'library.changed' && serverEvent.type === resourceType) return [...branches.keys()]
  if (serverEvent.kind !== 'contents.changed' || serverEvent.type !== resourceType) return []
  const key = serverEvent.folderId ?? ROOT
  // A folder's own row tells how many lie in it, and it stands in the branch above.
  const above = [...branches].find(([, children]) => children.some(({ id }) => id === key))?.[0]
  return [key, ...(above === undefined ? [] : [above])].filter((branch) => branches.has(branch))
}

const toggled = (set: ReadonlySet<string>, member: string): ReadonlySet<string> =>
  set.has(member) ? minus(set, member) : plus(set, [member])

/** The navigation's folder tree: opens at the folder one is in, grows as it is opened, keeps what is open. */
export const createTreeMachine = ({ folders, events }: TreePorts) =>
  setup({
    types: { context: {} as TreeContext, events: {} as TreeEvent },
    actors: { readingBranches: readingBranches(folders), listening: listenToServerEvents(events), reopening: retryWhenReopened(events) },
    guards: { isAwaiting: ({ context }) => context.awaited.size > 0 },
    actions: {
      awaitMissing: assign(({ context: { expanded, branches, awaited } }) => ({
        awaited: plus(
          awaited,
          [ROOT, ...expanded].filter((key) => !branches.has(key)),
        ),
      })),
      read: sendTo('readingBranches', ({ context: { resourceType, awaited, path } }) => ({ type: 'read', resourceType, keys: [...awaited], downTo: path.at(-1) })),
    },
  }).createMachine({
    id: 'tree',
    context: { resourceType: 'RECORDS', branches: new Map(), cut: new Set(), expanded: new Set(), awaited: new Set(), path: [], failure: undefined },
    invoke: [{ src: 'listening' }, { id: 'readingBranches', src: 'readingBranches' }],
    initial: 'unopened',
    on: {
      'tree.opened': {
        target: '.deciding',
        actions: [
          assign(({ context, event: { resourceType, path } }) =>
            resourceType === context.resourceType
              ? { path, expanded: plus(context.expanded, path) }
              : { resourceType, path, expanded: new Set(path), branches: new Map(), cut: new Set(), awaited: new Set(), failure: undefined },
          ),
          'awaitMissing',
          'read',
        ],
      },
      'node.toggled': {
        target: '.deciding',
        actions: [assign({ expanded: ({ context, event }) => toggled(context.expanded, event.folderId) }), 'awaitMissing', 'read'],
      },
      'branch.read': {
        target: '.deciding',
        guard: ({ context, event }) => event.resourceType === context.resourceType,
        actions: assign(({ context, event }) => ({
          branches: new Map(context.branches).set(event.key, event.listing.folders),
          cut: event.listing.isCut ? plus(context.cut, [event.key]) : minus(context.cut, event.key),
          awaited: minus(context.awaited, event.key),
          failure: undefined,
        })),
      },
      'branch.failed': [
        { guard: ({ context, event }) => event.resourceType !== context.resourceType },
        {
          guard: ({ event }) => event.key !== ROOT && refusalOf(event.failure) !== 'failed',
          actions: assign(({ context, event: { key } }) => ({
            branches: new Map([...context.branches].filter(([branch]) => branch !== key)),
            cut: minus(context.cut, key),
            expanded: minus(context.expanded, key),
            awaited: minus(context.awaited, key),
          })),
        },
        { target: '.failed', actions: assign(({ context, event }) => ({ failure: event.failure, awaited: minus(context.awaited, event.key) })) },
      ],
      serverEvent: {
        actions: sendTo('readingBranches', ({ context, event }) => ({
          type: 'reread',
          resourceType: context.resourceType,
          keys: staleBranches(context, event.serverEvent),
        })),
      },
    },
    states: {
      unopened: { description: 'No module has been opened yet.' },
      deciding: { description: 'Whether branches are missing.', always: [{ guard: 'isAwaiting', target: 'growing' }, 'grown'] },
      growing: {
        description: 'Branches are being read; those that are there can be used.',
        always: { guard: not('isAwaiting'), target: 'grown' },
      },
      grown: { description: 'Every open branch is there.' },
      failed: {
        description: 'A branch could not be read; it can be tried again.',
        invoke: { src: 'reopening' },
        on: { retry: { target: 'deciding', actions: ['awaitMissing', 'read'] } },
      },
    },
  })

type TreeMachine = ReturnType<typeof createTreeMachine>
export type TreeActor = ActorRefFrom<TreeMachine>
export type TreeSnapshot = SnapshotFrom<TreeMachine>
