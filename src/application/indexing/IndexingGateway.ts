import type { Result } from 'effect/Result'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { SelectionRefusal } from '../../domain/items/outOfReach.ts'
import type { Selection } from '../../domain/items/selection.ts'
import type { Begun } from '../bulk-operations/begun.ts'
import type { CallFailure } from '../failures/CallFailure.ts'

export type IndexingFailed = CallFailure<SelectionRefusal | 'NOT_FOUND'>

/** How many files were put in line. */
interface Reread {
  readonly count: number
}

/** The indexing of what files say. */
export interface IndexingGateway {
  /** Puts the text of all that is selected in a module in line to be read again, with what lies in its folders. */
  readAgain(type: ResourceType, selection: Selection, signal: AbortSignal): Promise<Result<Reread | Begun, IndexingFailed>>
}
