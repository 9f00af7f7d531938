import { assign, fromPromise, setup } from 'xstate'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { AssetDecision, Conflict, Decisions, FolderDecision } from '../../domain/move-copy/conflictPlan.ts'
import type { Arranged, BulkOperation } from '../../domain/bulk-operations/bulkOperation.ts'
import type { Selection, TrashSelection } from '../../domain/items/selection.ts'
import type { BlockedRestore } from '../../domain/trash/trashItem.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { RestoreFailure, Restoring, TrashGateway } from '../trash/TrashGateway.ts'
import type { MoveFailure, MovingGateway } from './MovingGateway.ts'
import type { Begun, NamesMet } from '../bulk-operations/begun.ts'
import { showingThere, type PickThere } from './showingThere.ts'
import { undoing } from './undoing.ts'

interface Subject {
  /** How many were selected, and of a single one its name. */
  readonly count: number
  readonly name?: string
}

/** What somebody wants to copy, move or restore. */
export type MoveCopyRequest =
  | (Subject & {
      readonly action: 'copy' | 'move'
      readonly type: ResourceType
      readonly selection: Selection
      /** The folders from the root down to the one that it was seen in, it included. */
      readonly path?: readonly string[]
    })
  | (Subject & { readonly action: 'restore'; readonly type: ResourceType | undefined; readonly selection: TrashSelection })

/** A folder, or with null a module's root. */
export interface Place {
  readonly folderId: string | null
  readonly name: string
}

export type MoveCopyFailure = MoveFailure | RestoreFailure

interface MoveCopyContext {
  readonly asked: MoveCopyRequest
  /** Undefined: none is chosen; what is restored then goes back to where it lay. */
  readonly destination: Place | undefined
  /** The first of the taken names, and how many there are. */
  readonly conflicts: readonly Conflict[]
  readonly total: number
  readonly decided: ReadonlyMap<string, AssetDecision>
  /** For those that are not told one by one. */
  readonly others: AssetDecision | undefined
  readonly blocked: readonly BlockedRestore[]
  readonly arranged: Arranged | undefined
  /** Of many things, what goes on behind. */
  readonly begun: BulkOperation | undefined
  readonly failure: MoveCopyFailure | undefined
}

export type MoveCopyEvent =
  /** `destination`: it was dropped there, or pasted. */
  | { type: 'moveCopy.open'; asked: MoveCopyRequest; destination?: Place }
  | { type: 'destination.chosen'; destination: Place }
  | { type: 'decide'; id: string; decision: AssetDecision }
  | { type: 'decide.all'; decision: AssetDecision }
  | { type: 'go' }
  /** Another destination, please. */
  | { type: 'back' }
  | { type: 'close' }

export interface MoveCopyMachinePorts {
  readonly moving: MovingGateway
  readonly trash: TrashGateway
  readonly notify: Notify
  readonly pickThere: PickThere
}

const NOTHING: MoveCopyRequest = { action: 'copy', type: 'RECORDS', selection: { kind: 'items', folders: [], assets: [] }, count: 0 }
const UNDECIDED = { conflicts: [], total: 0, decided: new Map(), others: undefined, blocked: [], arranged: undefined, begun: undefined, failure: undefined }

export const blankMoveCopyRequest = (asked: MoveCopyRequest = NOTHING, destination?: Place): MoveCopyContext => ({ asked, destination, ...UNDECIDED })

const folderDecision = (decision: AssetDecision): FolderDecision => (decision === 'replace' ? 'rename' : decision)

/** A folder that should replace another is renamed instead: two folders never become one unseen. */
const decisionsOf = ({ decided, others }: MoveCopyContext): Decisions => ({
  items: [...decided].map(([id, decision]) => ({ id, decision })),
  ...(others === undefined ? {} : { assets: others, folders: folderDecision(others) }),
})

const restoring = ({ selection }: Extract<MoveCopyRequest, { action: 'restore' }>, destination: Place | undefined): Restoring => ({
  selection,
  ...(destination === undefined ? {} : { destinationId: destination.folderId }),
})

type Planned = NamesMet & { readonly blocked?: readonly BlockedRestore[] }

/** What the machine of copying, moving and restoring works with, and what it can do. */
export const moveCopyParts = ({ moving, trash, notify, pickThere }: MoveCopyMachinePorts) => {
  const showThere = showingThere(pickThere)
  const undo = undoing({ moving, trash, notify })
  return setup({
    types: { context: {} as MoveCopyContext, events: {} as MoveCopyEvent, tags: {} as 'open' | 'busy' },
    actors: {
      planning: fromPromise(({ input: { asked, destination }, signal }: { input: MoveCopyContext; signal: AbortSignal }) =>
        asked.action === 'restore'
          ? trash.plan(restoring(asked, destination), signal)
          : moving.plan(asked.action, { type: asked.type, selection: asked.selection, destinationId: destination?.folderId ?? null }, signal),
      ),
      moveCopy: fromPromise(({ input, signal }: { input: MoveCopyContext; signal: AbortSignal }) => {
        const { asked, destination } = input
        if (asked.action === 'restore') return trash.restore(restoring(asked, destination), decisionsOf(input), signal)
        const { type, selection } = asked
        return moving[asked.action]({ type, selection, destinationId: destination?.folderId ?? null }, decisionsOf(input), signal)
      }),
    },
    guards: {
      isDuplicate: ({ context: { asked, destination } }) =>
        asked.action === 'copy' && asked.path !== undefined && destination !== undefined && destination.folderId === (asked.path.at(-1) ?? null),
      isPlaced: ({ context: { asked, destination } }) => asked.action === 'restore' || destination !== undefined,
      isBlocked: ({ context }) => context.blocked.length > 0,
      isMet: ({ context }) => context.conflicts.length > 0,
      isDecided: ({ context: { conflicts, total, decided, others } }) =>
        others !== undefined || (total === conflicts.length && conflicts.every(({ id }) => decided.has(id))),
    },
    actions: {
      learn: assign((_, planned: Planned | undefined) => ({
        ...UNDECIDED,
        conflicts: planned?.conflicts ?? [],
        total: planned?.total ?? 0,
        blocked: planned?.blocked ?? [],
      })),
      decide: assign(({ context }, { id, decision }: { id: string; decision: AssetDecision }) => ({
        decided: new Map(context.decided).set(id, decision),
      })),
      decideAll: assign(({ context }, decision: AssetDecision) => ({
        others: decision,
        decided: new Map(
          context.conflicts.map(({ id, kind, canReplace }) => [id, decision === 'replace' && (kind === 'folder' || !canReplace) ? 'rename' : decision]),
        ),
      })),
      keep: assign((_, outcome: Arranged | Begun | undefined) =>
        outcome !== undefined && 'bulkOperation' in outcome ? { begun: outcome.bulkOperation } : { arranged: outcome },
      ),
      fail: assign((_, failure: MoveCopyFailure | undefined) => ({ failure })),
      tell: ({ context: { asked, destination } }, outcome: Arranged | Begun | undefined) => {
        if (outcome === undefined) return
        const { action, count, name } = asked
        const isOne = count === 1 && name !== undefined
        const values = { name: name ?? '', folder: destination?.name ?? '' }
        if ('bulkOperation' in outcome) {
          notify({ kind: 'info', text: `moveCopy.begun.${action}${isOne ? 'One' : ''}`, values: { ...values, count: outcome.bulkOperation.count } })
          return
        }
        const link = showThere(asked, destination, outcome.copies)
        const run = undo(action, asked.type, outcome)
        notify({
          kind: 'success',
          text: `moveCopy.notices.${action}${isOne ? 'One' : ''}`,
          values: { ...values, count: outcome.folders + outcome.assets },
          ...(link === undefined ? {} : { link }),
          ...(run === undefined ? {} : { action: { text: 'moveCopy.undo', run } }),
        })
      },
    },
  })
}

