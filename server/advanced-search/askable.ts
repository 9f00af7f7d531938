import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { queryProblem } from '../../src/domain/query-language/limits.ts'

type TooMuch = Failure<'VALIDATION_FAILED'>

/** Why a query is too much to be asked (`q`), before any of it is looked up; undefined: it is not. */
export const tooMuch = (q: string): TooMuch | undefined => {
  const problem = queryProblem(q)
  return problem && { code: 'VALIDATION_FAILED', fields: { q: problem } }
}

/** Answers a query, unless it is too much. */
export const askable = async <Answer, F>(q: string, answer: () => Promise<Result.Result<Answer, F>>): Promise<Result.Result<Answer, F | TooMuch>> => {
  const refusal = tooMuch(q)
  return refusal === undefined ? answer() : Result.fail(refusal)
}
