import type { ResourceType } from '../../domain/access/modules.ts'
import type { BulkPlan, BulkSummary } from '../../domain/bulk-edit/bulkPlan.ts'
import type { Selection } from '../../domain/items/selection.ts'
import type { FieldProblems } from '../../domain/validation/problem.ts'
import type { Repository } from '../assets/AssetGateway.ts'
import { type BulkDraft, UNTOUCHED } from './bulkDraft.ts'
import type { BulkApplyFailure } from './BulkEditGateway.ts'

/** What somebody wants to edit: how many of it are assets, and how many folders, which stay as they are. */
export interface BulkAsked {
  readonly type: ResourceType
  readonly selection: Selection
  readonly assets: number
  readonly folders: number
}

export interface BulkEditContext {
  readonly asked: BulkAsked
  /** What the assets hold now; undefined until it is read. */
  readonly summary: BulkSummary | undefined
  /** Where an original can be held; known once editing has begun. */
  readonly repositories: readonly Repository[]
  /** They could not be read. */
  readonly isWithoutRepositories: boolean
  readonly draft: BulkDraft
  readonly problems: FieldProblems
  /** The difference that is looked at; undefined while the fields are filled in. */
  readonly plan: BulkPlan | undefined
  /** Somebody else was quicker: the difference is another than the one that was looked at before. */
  readonly isOutdated: boolean
  /** The difference that is held is no more, and the present one is not known yet. */
  readonly isStale: boolean
  readonly failure: BulkApplyFailure | undefined
}

export type BulkEditEvent =
  | { type: 'edit.open'; asked: BulkAsked }
  | { type: 'draft.changed'; draft: Partial<BulkDraft> }
  | { type: 'review' }
  | { type: 'back' }
  | { type: 'save' }
  | { type: 'retry' }
  | { type: 'repositories.retry' }
  | { type: 'cancel' }
  /** The answers to whether what was filled in may be lost. */
  | { type: 'stay' }
  | { type: 'leave' }
  /** The page on which it was opened is gone. */
  | { type: 'page.left' }

const NOTHING: BulkAsked = { type: 'RECORDS', selection: { kind: 'items', folders: [], assets: [] }, assets: 0, folders: 0 }

export const blankBulkEdit = (asked: BulkAsked = NOTHING): BulkEditContext => ({
  asked,
  summary: undefined,
  repositories: [],
  isWithoutRepositories: false,
  draft: UNTOUCHED,
  problems: {},
  plan: undefined,
  isOutdated: false,
  isStale: false,
  failure: undefined,
})
