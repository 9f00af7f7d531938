import { IsolatedProgram } from '../isolated-programs/IsolatedProgram.ts'
import { programOf } from '../node/programOf.ts'
import { framed, framesIn } from './frames.ts'

/** Makes the pictures of vCards, those of one page of contacts at a time, apart from the API. */
export class CardPictures extends IsolatedProgram {
  constructor() {
    super({ program: programOf('cardPictures'), timeout: 30_000, heap: 64, most: 64 * 1024 ** 2, waiting: 16 })
  }

  /** As JPEG, in their order. Throws where they cannot be made, and Crowded, at once, where too many wait. */
  async make(userId: string, pictures: readonly Buffer[]): Promise<readonly Buffer[]> {
    if (pictures.length === 0) return []
    const { exitCode, output } = await this.run(userId, framed(pictures))
    const made = framesIn(output)
    if (exitCode !== 0 || made.length < pictures.length) throw new Error('The pictures of vCards could not be made')
    return made
  }
}
