import { spawn, type ChildProcess, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import type { FileHandle } from 'node:fs/promises'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { FairQueue } from '../authentication/FairQueue.ts'
import { collected } from '../files/collected.ts'

interface Settings {
  /** The file of the program, which reads a file of somebody's from its input. */
  readonly program: string
  /** Megabytes of its own objects. Pixels lie outside of it; their number is bounded. */
  readonly heap: number
  /** Milliseconds for one file. One that takes longer is hostile or broken: its process is ended. */
  readonly timeout: number
  /** Bytes of what it makes of one, beyond which it is ended as well. */
  readonly most: number
  /** Files that wait, of all. Beyond, and beyond two of one person, it is to be tried again. */
  readonly waiting: number
}

const NOTHING = Buffer.alloc(0)

/** What a test puts in its place. */
export type Trial = Partial<Pick<Settings, 'program' | 'timeout'>>

/** `exitCode` null: it was ended. */
export interface Outcome {
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

  /**
   * What it writes of a file, in turn by person. Throws Crowded, at once, where too many wait, and where the machine has no process for it or the node
   * ends: neither says anything of the file.
   */
  run(userId: string, bytes: Buffer): Promise<Outcome> {
    return this.#inTurn(userId, () => this.#begin(bytes))
  }

  /** The same where neither what it reads nor what it writes is held in memory: its input is asked for once its turn has come. Answers its exit code. Rejects with what the input throws. */
  convert(userId: string, input: () => AsyncIterable<Uint8Array>, output: FileHandle): Promise<number | null> {
    return this.#inTurn(userId, async () => {
      const child = await this.#spawn()
      const ended = exitOf(child)
      let broken: unknown
      await Promise.all([
        ended,
        // Beyond what it may write, or where the disk is full.
        output.writeFile(bounded(child.stdout, this.#settings.most)).catch(() => child.kill('SIGKILL')),
        pipeline(Readable.from(input()), child.stdin).catch((error: unknown) => {
          // One that ends early reads no further; one that is not told all of it has nothing to say.
          if (isClosedEarly(error)) return
          broken = error
          child.kill('SIGKILL')
        }),
      ])
      if (broken !== undefined) throw broken
      return ended
    })
  }

  /** Ends what is under way. */
  close(): void {
    this.#over.abort(Object.assign(new Error('The node ends'), { code: 'ECANCELED' }))
  }

  #inTurn<A>(userId: string, work: () => Promise<A>): Promise<A> {
    return this.#queue.run({ isKnown: false, line: userId, account: userId }, async () => {
      this.#over.signal.throwIfAborted()
      try {
        return await work()
      } finally {
        this.#over.signal.throwIfAborted()
      }
    })
  }

  async #begin(bytes: Buffer): Promise<Outcome> {
    const child = await this.#spawn()
    const ended = exitOf(child)
    // One that ends early reads no further.
    child.stdin.on('error', () => undefined)
    child.stdin.end(bytes)
    const output = await collected(child.stdout, this.#settings.most).catch(() => NOTHING)
    if (output === undefined) child.kill('SIGKILL')
    return { exitCode: await ended, output: output ?? NOTHING }
  }

  async #spawn(): Promise<ChildProcessByStdio<Writable, Readable, null>> {
    const { program, heap, timeout } = this.#settings
    const child = spawn(process.execPath, [`--max-old-space-size=${heap}`, program], {
      // Nothing of the server's own surroundings, which hold its secrets; one arena of memory is enough for one file.
      env: { MALLOC_ARENA_MAX: '1' },
      stdio: ['pipe', 'pipe', 'ignore'],
      signal: this.#over.signal,
      killSignal: 'SIGKILL',
      timeout,
    })
    await once(child, 'spawn')
    return child
  }
}

/** Hands on so many bytes; more are an error. */
async function* bounded(chunks: AsyncIterable<Buffer>, most: number): AsyncIterable<Buffer> {
  let left = most
  for await (const chunk of chunks) {
    left -= chunk.length
    if (left < 0) throw new Error('More was written than may be')
    yield chunk
  }
}

const exitOf = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => {
    child.once('close', resolve)
    child.once('error', () => resolve(null))
  })

const isClosedEarly = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'EPIPE' || error.code === 'ERR_STREAM_PREMATURE_CLOSE' || error.code === 'ECONNRESET' || error.code === 'ERR_STREAM_DESTROYED')
