import { spawn } from 'node:child_process'
import { buffer } from 'node:stream/consumers'
import * as Result from 'effect/Result'
import type { Problem } from '../../src/domain/validation/problem.ts'
import { FairQueue } from '../authentication/FairQueue.ts'
import { programOf } from '../node/programOf.ts'
import { MOST_XML } from '../media/sheets.ts'
import { VERDICTS } from './workbooks.ts'

/** Milliseconds for one workbook. One that takes longer is hostile or broken: its process is ended. */
const TIMEOUT = 60_000

/** Megabytes of the program's own objects: the cells of {@link MOST_XML} take some twenty times that. */
const HEAP = 384

/** Workbooks at once, and that wait: in all, and of one person. Beyond, it is to be tried again. */
const BOUNDS = { atOnce: { all: 1, strangers: 1 }, waiting: { all: 16, line: 2, account: 2 } }

type Rows = readonly (readonly string[])[]

interface Options {
  readonly program?: string
  readonly timeout?: number
}

/** Reads workbooks, each in a process of its own, so that whatever a file does to its reader (hang, crash, take memory) leaves the API alone. */
export class WorkbookReader {
  readonly #program: string
  readonly #timeout: number
  readonly #queue = new FairQueue(BOUNDS)
  readonly #over = new AbortController()

  constructor(options: Options = {}) {
    this.#program = options.program ?? programOf('workbook')
    this.#timeout = options.timeout ?? TIMEOUT
  }

  /** The rows of the first sheet as texts, empty ones included, and no more than an import takes. Throws Crowded, at once, where too many wait. */
  rows(userId: string, bytes: Buffer): Promise<Result.Result<Rows, Problem>> {
    return this.#queue.run({ isKnown: false, line: userId, account: userId }, () => this.#read(bytes))
  }

  /** Ends what is under way. */
  close(): void {
    this.#over.abort()
  }

  async #read(bytes: Buffer): Promise<Result.Result<Rows, Problem>> {
    const child = spawn(process.execPath, [`--max-old-space-size=${HEAP}`, this.#program], {
      // Nothing of the server's own surroundings, which hold its secrets.
      env: { MALLOC_ARENA_MAX: '1' },
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
    const written = buffer(child.stdout).catch(() => Buffer.alloc(0))
    const exitCode = await ended
    const rows = await written
    if (exitCode === 0 && rows.length > 0) return Result.succeed(JSON.parse(rows.toString()) as Rows)
    return Result.fail(exitCode === VERDICTS.fileTooLarge ? { code: 'fileTooLarge', limit: MOST_XML } : { code: 'fileTypeNotSupported' })
  }
}
