import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Decisions } from '../../src/domain/move-copy/conflictPlan.ts'
import type { Arranged, BulkAction, BulkOperationProblem } from '../../src/domain/bulk-operations/bulkOperation.ts'
import type { OwnAction } from '../../src/domain/rights/can.ts'
import type { Selection, TrashSelection } from '../../src/domain/items/selection.ts'
import type { Tenant } from '../database/tenant.ts'
import type { JobQueue } from '../jobs/JobQueue.ts'
import { copy, type CopyWays } from '../move-copy/copy.ts'
import { move, undoMove, type UndoneMove } from '../move-copy/move.ts'
import type { Author } from '../move-copy/movePlan.ts'
import { lockTree } from '../items/treeLocks.ts'
import { changeWebReady, type Marker } from '../web-ready/webReady.ts'
import { webReadyAction, type WebReadyDoor } from '../web-ready/webReadyDoors.ts'
import type { Resource } from '../access/place.ts'
import { restore } from '../trash/restore.ts'
import { moveToTrash } from '../trash/moveToTrash.ts'
import type { Keeper } from '../trash/trashItems.ts'

/** What somebody wants moved or copied. */
export type MoveAsked =
  | { readonly action: 'move' | 'copy'; readonly selection: Selection; readonly destinationId: string | null; readonly decisions: Decisions; readonly undone?: UndoneMove }
  | { readonly action: 'undo'; readonly batchId: string; readonly decisions: Decisions }

/** What somebody wants ready for the web, or not. */
export interface MarkAsked {
  readonly action: 'webReady' | 'skipWebReady'
  readonly resources: readonly Resource[]
  readonly door: WebReadyDoor
  readonly undone?: string
  readonly undecided?: true
}

/** What somebody wants done, as a request says it and as it is kept. */
export type Asked =
  | MoveAsked
  | MarkAsked
  | { readonly action: 'trash'; readonly selection: Selection }
  /** `destinationId` left out: back to where each lay. */
  | { readonly action: 'restore'; readonly selection: TrashSelection; readonly destinationId?: string | null; readonly decisions: Decisions }

const ACTIONS: Readonly<Record<Exclude<BulkAction, MarkAsked['action']>, OwnAction>> = {
  move: 'move',
  copy: 'copy',
  undo: 'move',
  trash: 'delete',
  restore: 'restore',
}

const changeOf = (asked: MarkAsked) => ({ ...asked, webReady: asked.action === 'webReady' })

/** What it is by the table of rights, when it is asked for and again when it is done. */
export const actionOf = (asked: Asked): OwnAction => ('door' in asked ? webReadyAction(asked.door, changeOf(asked)) : ACTIONS[asked.action])

export const selectionOf = (asked: MoveAsked): Selection => (asked.action === 'undo' ? { kind: 'batch', batchId: asked.batchId } : asked.selection)

/** Among the structural changes of the module: they lock the same rows in another order. */
const marked = async (tenant: Tenant, author: Marker, type: ResourceType, asked: MarkAsked, { progress }: CopyWays) => {
  await lockTree(tenant, type)
  return Result.map(await changeWebReady(tenant, author, changeOf(asked), actionOf(asked), progress), ({ change: batchId, kept, ...changed }) => ({
    batchId,
    ...changed,
    skipped: kept,
  }))
}

/** All of it, in the caller's transaction. */
export const carriedOut = (
  tenant: Tenant,
  jobs: JobQueue,
  author: Author & Keeper & Marker,
  type: ResourceType,
  asked: Asked,
  ways: CopyWays = {},
): Promise<Result.Result<Arranged, BulkOperationProblem>> => {
  if ('door' in asked) return marked(tenant, author, type, asked, ways)
  if (asked.action === 'trash') return moveToTrash(tenant, author, type, asked.selection, ways.progress)
  if (asked.action === 'restore') {
    const { action: _restore, decisions, ...restoring } = asked
    return restore(tenant, jobs, author, restoring, decisions, ways.progress)
  }
  if (asked.action === 'undo') return undoMove(tenant, jobs, author, { type, batchId: asked.batchId }, asked.decisions, ways.progress)
  const { selection, destinationId, decisions, undone } = asked
  const going = { type, selection, destinationId }
  if (asked.action === 'move') return move(tenant, jobs, author, { ...going, undone }, decisions, ways.progress)
  return copy(tenant, jobs, author, going, decisions, ways)
}
