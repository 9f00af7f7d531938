import type { Failure } from '../../domain/failures/failure.ts'
import type { FieldProblems } from '../../domain/validation/problem.ts'

/** What a refusal says of fields; of any other failure nothing. */
export const problemsIn = (failure: Failure | undefined): FieldProblems => (failure?.code === 'VALIDATION_FAILED' ? failure.fields : {})
