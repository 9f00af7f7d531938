/** An answer that may be there before anybody asks for it. */
export interface EarlyAnswer {
  readonly ok: boolean
  readonly status: number
  readonly text: string
}

/** A reading that is under way, with all the headers by which it was asked. */
interface EarlyCall {
  readonly headers: Readonly<Record<string, string>>
  readonly answer: Promise<EarlyAnswer>
}

/** An event stream that is being opened, with what it told meanwhile. */
export interface EarlyStream {
  readonly source: EventSource
  /** Whoever takes the stream reads these first. */
  readonly received: string[]
  /** What gathers them, until the stream is taken. */
  readonly gather: (message: MessageEvent<string>) => void
}

/** What the page's first script has set going (src/preload.ts), by the addresses of it. */
export interface PreloadedCalls {
  /** By the page's own clock, milliseconds. */
  readonly at: number
  readonly calls: Map<string, EarlyCall>
  readonly streams: Map<string, EarlyStream>
}

declare global {
  interface Window {
    vitrinePreloaded?: PreloadedCalls
  }
}
