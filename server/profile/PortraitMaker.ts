import * as Result from 'effect/Result'
import type { Problem } from '../../src/domain/validation/problem.ts'
import { MOST_PIXELS } from '../media/pixels.ts'
import { programOf } from '../node/programOf.ts'
import { IsolatedProgram } from '../isolated-programs/IsolatedProgram.ts'
import { VERDICTS } from './verdicts.ts'

/** Milliseconds for one picture. */
const TIMEOUT = 10_000

/** Megabytes of the program's own objects. Pixels lie outside of it; their number is bounded. */
const HEAP = 64

/** Bytes of what is kept of one. */
const MOST = 4 * 1024 ** 2

/** Pictures that wait, of all. */
const WAITING = 32

interface Options {
  readonly program?: string
  readonly timeout?: number
}

/** What a program that ends with a verdict says of the picture. */
export const problemOf = (exitCode: number | null): Problem => {
  const known = (Object.keys(VERDICTS) as (keyof typeof VERDICTS)[]).find((code) => VERDICTS[code] === exitCode)
  return known === 'tooManyPixels' ? { code: known, limit: MOST_PIXELS } : { code: known ?? 'pictureUnreadable' }
}

/** Makes the pictures of persons apart from the API. */
export class PortraitMaker {
  readonly #program: IsolatedProgram

  constructor({ program = programOf('portrait'), timeout = TIMEOUT }: Options = {}) {
    this.#program = new IsolatedProgram({ program, timeout, heap: HEAP, waiting: WAITING })
  }

  /** What is kept of a picture. Throws Crowded, at once, where too many wait. */
  async make(userId: string, bytes: Buffer): Promise<Result.Result<Buffer, Problem>> {
    const { exitCode, output } = await this.#program.run(userId, bytes, MOST)
    return exitCode === 0 && output.length > 0 ? Result.succeed(output) : Result.fail(problemOf(exitCode))
  }

  /** Ends what is under way. */
  close(): void {
    this.#program.close()
  }
}
