import * as Result from 'effect/Result'
import type { Problem } from '../../src/domain/validation/problem.ts'
import { IsolatedProgram } from '../isolated-programs/IsolatedProgram.ts'
import { programOf } from '../node/programOf.ts'
import { madeBy } from '../profile/PortraitMaker.ts'
import { readMadePicture, type MadePicture } from './madePicture.ts'
import { writePictureInput, type PictureInput } from './pictureInput.ts'

/** Makes the pictures of portals, in both sizes, apart from the API. */
export class PortalPictureMaker extends IsolatedProgram {
  constructor() {
    super({ program: programOf('portalPicture'), timeout: 15_000, heap: 64, most: 16 * 1024 ** 2, waiting: 16 })
  }

  /** What is kept of a picture. Throws Crowded, at once, where too many wait. */
  async make(userId: string, input: PictureInput): Promise<Result.Result<MadePicture, Problem>> {
    return Result.map(madeBy(await this.run(userId, writePictureInput(input))), readMadePicture)
  }
}
