import * as Result from 'effect/Result'
import type { DownloadFailure, Downloads } from '../../application/downloads/Downloads.ts'
import { decodeFailure } from '../http/codec.ts'

/** Milliseconds until an address without an answer counts as unreachable. */
const TIMEOUT_MS = 15_000

/** The browser saves by itself, so that nothing passes through the page. */
export class BrowserDownloads implements Downloads {
  async begin(address: string): Promise<Result.Result<void, DownloadFailure>> {
    const refused = await this.#refusal(address)
    if (refused !== undefined) return Result.fail(refused)
    const link = document.createElement('a')
    link.href = address
    link.download = ''
    link.click()
    return Result.succeed(undefined)
  }

  /** Asks for the last byte: a refusal then has its body, and what succeeds is not yet a download to the log. */
  async #refusal(address: string): Promise<DownloadFailure | undefined> {
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      const answer = await fetch(address, { headers: { Range: 'bytes=-1' }, credentials: 'include', cache: 'no-store', signal })
      if (!answer.ok) return decodeFailure(answer.status, await answer.json().catch(() => undefined)) as DownloadFailure
      await answer.body?.cancel()
      return undefined
    } catch {
      return { code: 'UNREACHABLE' }
    }
  }
}
