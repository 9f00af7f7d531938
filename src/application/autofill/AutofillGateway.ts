import type { Result } from 'effect/Result'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { AutofillStatus } from '../../domain/autofill/autofill.ts'
import type { SelectionRefusal } from '../../domain/items/outOfReach.ts'
import type { Selection } from '../../domain/items/selection.ts'
import type { AssetReadFailure } from '../assets/AssetGateway.ts'
import type { Begun } from '../bulk-operations/begun.ts'
import type { CallFailure } from '../failures/CallFailure.ts'

export type ProposeFailure = CallFailure<SelectionRefusal | 'VALIDATION_FAILED'>

/** Values that are proposed for the templates of assets. */
export interface AutofillGateway {
  /** The fact `suggestions.changed` tells when it is over. */
  status(type: ResourceType, assetId: string, signal: AbortSignal): Promise<Result<AutofillStatus, AssetReadFailure>>
  /** Has values proposed for the assets of a selection and those in its folders. Of a single one `queued` is 1, or 0 where no active template describes it; of several a job. */
  propose(type: ResourceType, selection: Selection, signal: AbortSignal): Promise<Result<{ readonly queued: number } | Begun, ProposeFailure>>
}
