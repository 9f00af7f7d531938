import * as Result from 'effect/Result'
import type { Problem } from '../../src/domain/validation/problem.ts'
import type { Outcome } from './IsolatedProgram.ts'

const LINE_END = 0x0a

/** A record as a program writes it: JSON, on a line of its own. */
export const recordLine = (record: unknown): string => `${JSON.stringify(record)}\n`

/** What a program wrote, record by record: never all of it is in memory twice. What was not written to its end is none. */
export function* recordsIn(written: Buffer): Generator {
  for (let at = 0; ; ) {
    const end = written.indexOf(LINE_END, at)
    if (end === -1) return
    yield JSON.parse(written.toString('utf8', at, end))
    at = end + 1
  }
}

/** What a program that reads files says first: what it found, or what is wrong with the file. */
export const firstRecordOf = <A extends object>({ exitCode, output }: Outcome): Result.Result<A, Problem> => {
  const first = exitCode === 0 ? (recordsIn(output).next().value as A | { readonly problem: Problem } | undefined) : undefined
  if (first === undefined) return Result.fail({ code: 'fileTypeNotSupported' })
  return 'problem' in first ? Result.fail(first.problem) : Result.succeed(first)
}
