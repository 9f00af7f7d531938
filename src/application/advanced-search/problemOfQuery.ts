import type { Failure } from '../../domain/failures/failure.ts'
import type { Problem } from '../../domain/validation/problem.ts'

/** What is wrong with the query itself: asked again, it stays so. Undefined: nothing is known to be. */
export const problemOfQuery = (failure: Failure | undefined): Problem | undefined => (failure?.code === 'VALIDATION_FAILED' ? failure.fields['q'] : undefined)
