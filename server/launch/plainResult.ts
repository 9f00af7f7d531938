/** What the web app asks of effect's `Result`, of plain objects: without the equality, hashes and printing that effect's own bring along. */
interface Success<Value> {
  readonly _tag: 'Success'
  readonly success: Value
}
interface Failure<Failed> {
  readonly _tag: 'Failure'
  readonly failure: Failed
}
type Result<Value, Failed> = Success<Value> | Failure<Failed>

export const succeed = <Value>(success: Value): Success<Value> => ({ _tag: 'Success', success })
export const fail = <Failed>(failure: Failed): Failure<Failed> => ({ _tag: 'Failure', failure })

export const isSuccess = <Value, Failed>(result: Result<Value, Failed>): result is Success<Value> => result._tag === 'Success'
export const isFailure = <Value, Failed>(result: Result<Value, Failed>): result is Failure<Failed> => result._tag === 'Failure'

export const flatMap = <Value, Failed, Next>(result: Result<Value, Failed>, next: (value: Value) => Next): Next | Failure<Failed> => (isSuccess(result) ? next(result.success) : result)
export const map = <Value, Failed, Next>(result: Result<Value, Failed>, next: (value: Value) => Next): Result<Next, Failed> => flatMap(result, (value) => succeed(next(value)))
export const getOrElse = <Value, Failed, Other>(result: Result<Value, Failed>, other: (failed: Failed) => Other): Value | Other =>
  isSuccess(result) ? result.success : other(result.failure)
export const mapError = <Value, Failed, Next>(result: Result<Value, Failed>, next: (failed: Failed) => Next): Result<Value, Next> => (isSuccess(result) ? result : fail(next(result.failure)))
export const getOrUndefined = <Value, Failed>(result: Result<Value, Failed>): Value | undefined => getOrElse(result, () => undefined)

type Several = Readonly<Record<string, Result<unknown, unknown>>> | readonly Result<unknown, unknown>[]

/** The first that failed, or what all of them hold, in the same list or under the same names. */
export const all = (results: Several): Result<unknown, unknown> =>
  Object.values(results).find(isFailure) ??
  succeed(Array.isArray(results) ? results.map(getOrUndefined) : Object.fromEntries(Object.entries(results).map(([name, result]) => [name, getOrUndefined(result)])))
