import * as Result from 'effect/Result'
import type { Problem } from '../../src/domain/validation/problem.ts'
import { IsolatedProgram } from '../isolated-programs/IsolatedProgram.ts'
import { programOf } from '../node/programOf.ts'
import { problemOf } from '../profile/PortraitMaker.ts'
import { readMadePicture, type MadePicture } from './madePicture.ts'
import { writePictureInput, type PictureInput } from './pictureInput.ts'

/** Milliseconds for one picture. */
const TIMEOUT = 15_000

/** Megabytes of the program's own objects. Pixels lie outside of it; their number is bounded. */
const HEAP = 64

/** Bytes of what is kept of one, in both sizes. */
const MOST = 16 * 1024 ** 2

/** Pictures that wait, of all. */
const WAITING = 16

/** Makes the pictures of portals apart from the API. */
export class PortalPictureMaker {
  readonly #program = new IsolatedProgram({ program: programOf('portalPicture'), timeout: TIMEOUT, heap: HEAP, waiting: WAITING })

  /** What is kept of a picture. Throws Crowded, at once, where too many wait. */
  async make(userId: string, input: PictureInput): Promise<Result.Result<MadePicture, Problem>> {
    const { exitCode, output } = await this.#program.run(userId, writePictureInput(input), MOST)
    return exitCode === 0 && output.length > 0 ? Result.succeed(readMadePicture(output)) : Result.fail(problemOf(exitCode))
  }

  /** Ends what is under way. */
  close(): void {
    this.#program.close()
  }
}
