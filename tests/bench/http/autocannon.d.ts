declare module 'autocannon' {
  import type { EventEmitter } from 'node:events'

  interface Options {
    readonly url: string
    readonly connections: number
    /** Seconds. */
    readonly duration: number
    readonly headers?: Readonly<Record<string, string>>
    readonly requests?: readonly { readonly path: string; readonly method?: 'POST'; readonly body?: string; readonly headers?: Readonly<Record<string, string>> }[]
  }

  interface Outcome {
    readonly errors: number
    readonly timeouts: number
    readonly non2xx: number
  }

  /** Emits `response` (client, status, bytes, milliseconds) for every answer. */
  export default function autocannon(options: Options, done: (error: Error | null, outcome: Outcome) => void): EventEmitter
}
