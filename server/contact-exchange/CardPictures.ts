import { IsolatedProgram } from '../isolated-programs/IsolatedProgram.ts'
import { programOf } from '../node/programOf.ts'
import { framed, framesIn } from './frames.ts'

/** Milliseconds for the pictures of one page of contacts. */
const TIMEOUT = 30_000

/** Megabytes of the program's own objects. */
const HEAP = 64

/** Bytes of the pictures of one page. */
const MOST = 64 * 1024 ** 2

/** Pages that wait, of all. */
const WAITING = 16

/** Makes the pictures of vCards apart from the API. */
export class CardPictures {
  readonly #program = new IsolatedProgram({ program: programOf('cardPictures'), timeout: TIMEOUT, heap: HEAP, waiting: WAITING })

  /** As JPEG, in their order. Throws where they cannot be made, and Crowded, at once, where too many wait. */
  async make(userId: string, pictures: readonly Buffer[]): Promise<readonly Buffer[]> {
    if (pictures.length === 0) return []
    const { exitCode, output } = await this.#program.run(userId, framed(pictures), MOST)
    const made = framesIn(output)
    if (exitCode !== 0 || made.length < pictures.length) throw new Error('The pictures of vCards could not be made')
    return made
  }

  /** Ends what is under way. */
  close(): void {
    this.#program.close()
  }
}
