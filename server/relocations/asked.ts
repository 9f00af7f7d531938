import { allOf, type Requirement } from '../../src/domain/access/evaluate.ts'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Decisions } from '../../src/domain/library/conflictPlan.ts'
import type { RelocationAction } from '../../src/domain/library/relocationJob.ts'
import type { Selection, TrashSelection } from '../../src/domain/library/selection.ts'
import type { Tenant } from '../database/tenant.ts'
import type { JobQueue } from '../jobs/JobQueue.ts'
import { copy, type CopyWays } from '../library/copy.ts'
import { move, undoMove } from '../library/move.ts'
import type { Author } from '../library/movePlan.ts'
import { restore } from '../trash/restore.ts'
import { throwAway } from '../trash/throwAway.ts'
import type { Keeper } from '../trash/trashItems.ts'

/** What somebody wants moved or copied. */
export type MoveAsked =
  | { readonly action: 'move' | 'copy'; readonly selection: Selection; readonly destinationId: string | null; readonly decisions: Decisions }
  | { readonly action: 'undo'; readonly batchId: string; readonly decisions: Decisions }

/** What somebody wants done, as a request says it and as it is kept. */
export type Asked =
  | MoveAsked
  | { readonly action: 'trash'; readonly selection: Selection }
  /** `destinationId` left out: back to where each lay. */
  | { readonly action: 'restore'; readonly selection: TrashSelection; readonly destinationId?: string | null; readonly decisions: Decisions }

/** What each takes, when it is asked for and again when it is done. */
export const RELOCATION_REQUIRES: Readonly<Record<RelocationAction, Requirement>> = {
  move: allOf('MOVE_RESOURCES'),
  copy: allOf('COPY_RESOURCES'),
  undo: allOf('MOVE_RESOURCES'),
  trash: allOf('DELETE_RESOURCES'),
  restore: allOf('RESTORE_RESOURCES'),
}

export const selectionOf = (asked: MoveAsked): Selection => (asked.action === 'undo' ? { kind: 'batch', batchId: asked.batchId } : asked.selection)

/** All of it, in the caller's transaction. */
export const carriedOut = (tenant: Tenant, jobs: JobQueue, author: Author & Keeper, type: ResourceType, asked: Asked, ways: CopyWays = {}) => {
  if (asked.action === 'trash') return throwAway(tenant, author, type, asked.selection, ways.progress)
  if (asked.action === 'restore') {
    const { action: _restore, decisions, ...restoring } = asked
    return restore(tenant, jobs, author, restoring, decisions, ways.progress)
  }
  if (asked.action === 'undo') return undoMove(tenant, jobs, author, { type, batchId: asked.batchId }, asked.decisions, ways.progress)
  const { selection, destinationId, decisions } = asked
  const relocating = { type, selection, destinationId }
  if (asked.action === 'move') return move(tenant, jobs, author, relocating, decisions, ways.progress)
  return copy(tenant, jobs, author, relocating, decisions, ways)
}
