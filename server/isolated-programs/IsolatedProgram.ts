import { spawn } from 'node:child_process'
import { buffer } from 'node:stream/consumers'
import { FairQueue } from '../authentication/FairQueue.ts'

interface Settings {
  /** The file of the program, which reads a file of somebody's from its input. */
  readonly program: string
  /** Megabytes of its own objects. */
  readonly heap: number
  /** Milliseconds for one file. One that takes longer is hostile or broken: its process is ended. */
  readonly timeout: number
  /** Files that wait, of all. Beyond, and beyond two of one person, it is to be tried again. */
  readonly waiting: number
}

/** `exitCode` null: it was ended, or never began. */
interface Outcome {
  readonly exitCode: number | null
  readonly output: Buffer
}

/**
 * A program that is given hostile files, one at a time and each in a process of its own, so that whatever a file does to it (hang, crash, take
 * memory) leaves the API alone.
 */
export class IsolatedProgram {
  readonly #settings: Settings
  readonly #queue: FairQueue
  readonly #over = new AbortController()

  constructor(settings: Settings) {
    this.#settings = settings
    this.#queue = new FairQueue({ atOnce: { all: 1, strangers: 1 }, waiting: { all: settings.waiting, line: 2, account: 2 } })
  }

  /** What it writes of a file, in turn by person. Throws Crowded, at once, where too many wait. */
  run(userId: string, bytes: Buffer): Promise<Outcome> {
    return this.#queue.run({ isKnown: false, line: userId, account: userId }, () => this.#begin(bytes))
  }

  /** Ends what is under way. */
  close(): void {
    this.#over.abort()
  }

  async #begin(bytes: Buffer): Promise<Outcome> {
    const { program, heap, timeout } = this.#settings
    const child = spawn(process.execPath, [`--max-old-space-size=${heap}`, program], {
      // Nothing of the server's own surroundings, which hold its secrets; one arena of memory is enough for one file.
      env: { MALLOC_ARENA_MAX: '1' },
      stdio: ['pipe', 'pipe', 'ignore'],
      signal: this.#over.signal,
      killSignal: 'SIGKILL',
      timeout,
    })
    const ended = new Promise<number | null>((resolve) => {
      child.once('close', resolve)
      child.once('error', () => resolve(null))
    })
    // One that ends early reads no further.
    child.stdin.on('error', () => undefined)
    child.stdin.end(bytes)
    const output = buffer(child.stdout).catch(() => Buffer.alloc(0))
    const exitCode = await ended
    return { exitCode, output: await output }
  }
}
