import { spawn } from 'node:child_process'
import { buffer } from 'node:stream/consumers'
import * as Result from 'effect/Result'
import type { Problem } from '../../src/domain/validation/problem.ts'
import { MOST_PIXELS } from '../media/pixels.ts'
import { programOf } from '../node/programOf.ts'
import { FairQueue } from '../authentication/FairQueue.ts'
import { VERDICTS } from './verdicts.ts'

/** Milliseconds for one picture. One that takes longer is hostile or broken: its process is ended. */
const TIMEOUT = 10_000

/** Megabytes of the program's own objects. Pixels lie outside of it; their number is bounded. */
const HEAP = 64

/** Nothing of the server's own surroundings, which hold its secrets; one arena of memory is enough for one picture. */
const SURROUNDINGS = { MALLOC_ARENA_MAX: '1' } as const

/** Pictures at once, and that wait: in all, and of one person. Beyond, it is to be tried again. */
const BOUNDS = { atOnce: { all: 1, strangers: 1 }, waiting: { all: 32, line: 2, account: 2 } }

interface Options {
  readonly program?: string
  readonly timeout?: number
}

const problemOf = (exitCode: number | null): Problem => {
  const known = (Object.keys(VERDICTS) as (keyof typeof VERDICTS)[]).find((code) => VERDICTS[code] === exitCode)
  return known === 'tooManyPixels' ? { code: known, limit: MOST_PIXELS } : { code: known ?? 'pictureUnreadable' }
}

/**
 * Makes the pictures of persons, each in a process of its own, so that whatever a file does to its decoder (hang, crash, take memory) leaves
 * the API alone.
 */
export class PortraitMaker {
  readonly #program: string
  readonly #timeout: number
  readonly #queue = new FairQueue(BOUNDS)
  readonly #over = new AbortController()

  constructor(options: Options = {}) {
    this.#program = options.program ?? programOf('portrait')
    this.#timeout = options.timeout ?? TIMEOUT
  }

  /** What is kept of a picture. Throws Crowded, at once, where too many wait. */
  make(userId: string, bytes: Buffer): Promise<Result.Result<Buffer, Problem>> {
    return this.#queue.run({ isKnown: false, line: userId, account: userId }, () => this.#decode(bytes))
  }

  /** Ends what is under way. */
  close(): void {
    this.#over.abort()
  }

  async #decode(bytes: Buffer): Promise<Result.Result<Buffer, Problem>> {
    const child = spawn(process.execPath, [`--max-old-space-size=${HEAP}`, this.#program], {
      env: SURROUNDINGS,
      stdio: ['pipe', 'pipe', 'ignore'],
      signal: this.#over.signal,
      killSignal: 'SIGKILL',
      timeout: this.#timeout,
    })
    const ended = new Promise<number | null>((resolve) => {
      child.once('close', resolve)
      child.once('error', () => resolve(null))
    })
    // One that ends early reads no further.
    child.stdin.on('error', () => undefined)
    child.stdin.end(bytes)
    const made = buffer(child.stdout).catch(() => Buffer.alloc(0))
    const exitCode = await ended
    const portrait = await made
    return exitCode === 0 && portrait.length > 0 ? Result.succeed(portrait) : Result.fail(problemOf(exitCode))
  }
}
