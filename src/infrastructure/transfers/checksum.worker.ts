import { sha256Of } from './sha256Of.ts'

export interface ChecksumQuestion {
  readonly id: number
  readonly file: Blob
}

/** Undefined: the file could not be read. */
export interface ChecksumAnswer {
  readonly id: number
  readonly checksum: string | undefined
}

/** One file after the other: several at once would be read no faster. */
let before: Promise<unknown> = Promise.resolve()

addEventListener('message', ({ data: { id, file } }: MessageEvent<ChecksumQuestion>) => {
  before = before.then(async () => {
    const answer: ChecksumAnswer = { id, checksum: await sha256Of(file).catch(() => undefined) }
    postMessage(answer)
  })
})
