import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { programOf } from '../node/programOf.ts'
import type { ImageOrder, ImageReply, SentReply } from './orders.ts'

/** Milliseconds for one picture. One that takes longer is hostile or broken: its process is ended. */
const TIMEOUT = 20_000

/** Milliseconds without work after which a process ends. */
const REST_AFTER = 30_000

/** Megabytes of a process's own objects. Pixels lie outside of it; their number is bounded. */
const HEAP = 192

/** It took too long, or its process died of it. */
export class ImageOverdue extends Error {
  constructor() {
    super('A picture was not made in time')
  }
}

interface Options {
  readonly dataDirectory: string
  readonly program?: string
  readonly timeout?: number
  readonly restAfter?: number
}

/** Processes that make one picture at a time each, so that whatever a file does to one leaves the API alone. As many as are asked at once. */
export class ImageWorkers {
  readonly #options: Required<Options>
  readonly #idle: ChildProcess[] = []
  readonly #all = new Set<ChildProcess>()

  constructor({ program = programOf('iiifImage'), timeout = TIMEOUT, restAfter = REST_AFTER, dataDirectory }: Options) {
    this.#options = { program, timeout, restAfter, dataDirectory }
  }

  /** Throws ImageOverdue, and where the machine has no process for it, which says nothing of the picture. */
  async run(order: ImageOrder): Promise<ImageReply> {
    const worker = this.#idle.pop() ?? (await this.#start())
    const { promise, resolve, reject } = Promise.withResolvers<SentReply>()
    const overdue = setTimeout(() => worker.kill('SIGKILL'), this.#options.timeout)
    const ended = (): void => reject(new ImageOverdue())
    worker.once('message', resolve)
    worker.once('exit', ended)
    worker.send(order, () => undefined)
    try {
      const reply = await promise
      // Another order would not be heard, and be taken for one that no process outlives.
      if (reply.isLast !== true) this.#rest(worker)
      return reply
    } finally {
      clearTimeout(overdue)
      worker.removeListener('message', resolve)
      worker.removeListener('exit', ended)
    }
  }

  /** Ends what is under way. */
  close(): void {
    for (const worker of this.#all) worker.kill('SIGKILL')
  }

  async #start(): Promise<ChildProcess> {
    const { program, dataDirectory } = this.#options
    const worker = fork(program, [dataDirectory], {
      // Nothing of the server's own surroundings, which hold its secrets; one arena of memory is enough for one picture.
      env: { MALLOC_ARENA_MAX: '1' },
      execArgv: [`--max-old-space-size=${HEAP}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    this.#all.add(worker)
    const gone = (): void => {
      this.#all.delete(worker)
      this.#leave(worker)
    }
    worker.once('exit', gone)
    worker.on('error', gone)
    worker.once('disconnect', gone)
    await once(worker, 'spawn')
    return worker
  }

  #rest(worker: ChildProcess): void {
    if (!worker.connected) return
    this.#idle.push(worker)
    const rest = setTimeout(() => {
      if (this.#leave(worker)) worker.kill('SIGKILL')
    }, this.#options.restAfter)
    rest.unref()
  }

  #leave(worker: ChildProcess): boolean {
    const at = this.#idle.indexOf(worker)
    if (at !== -1) this.#idle.splice(at, 1)
    return at !== -1
  }
}
