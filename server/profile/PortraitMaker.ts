import * as Result from 'effect/Result'
import type { Problem } from '../../src/domain/validation/problem.ts'
import { IsolatedProgram, type Outcome, type Trial } from '../isolated-programs/IsolatedProgram.ts'
import { MOST_PIXELS } from '../media/pixels.ts'
import { programOf } from '../node/programOf.ts'
import { VERDICTS } from './verdicts.ts'

const problemOf = (exitCode: number | null): Problem => {
  const known = (Object.keys(VERDICTS) as (keyof typeof VERDICTS)[]).find((code) => VERDICTS[code] === exitCode)
  return known === 'tooManyPixels' ? { code: known, limit: MOST_PIXELS } : { code: known ?? 'pictureUnreadable' }
}

/** What a program that makes pictures made, or what it says is wrong with the file. */
export const madeBy = ({ exitCode, output }: Outcome): Result.Result<Buffer, Problem> =>
  exitCode === 0 && output.length > 0 ? Result.succeed(output) : Result.fail(problemOf(exitCode))

/** Makes the pictures of persons apart from the API. */
export class PortraitMaker extends IsolatedProgram {
  constructor(trial: Trial = {}) {
    super({ program: programOf('portrait'), timeout: 10_000, heap: 64, most: 4 * 1024 ** 2, waiting: 32, ...trial })
  }

  /** What is kept of a picture. Throws Crowded, at once, where too many wait. */
  async make(userId: string, bytes: Buffer): Promise<Result.Result<Buffer, Problem>> {
    return madeBy(await this.run(userId, bytes))
  }
}
