import * as Result from 'effect/Result'
import { fromCallback, fromPromise } from 'xstate'
import type { UploadSlots } from './uploadSlots.ts'
import type { Receipt, SendFailure, Sending, UploadGateway } from './UploadGateway.ts'

export type SendingNews =
  | { type: 'sending.begun' }
  | { type: 'sending.kept'; address: string }
  /** Bytes the server has. */
  | { type: 'sending.progressed'; sent: number }
  | { type: 'sending.arrived'; receipt: Receipt }
  | { type: 'sending.failed'; failure: SendFailure }

/** Progress is told no more often than this, but for the last byte. */
const PROGRESS_EVERY_MS = 100

/** Waits for its turn and sends a file. Stopping it pauses the file: what has arrived stays with the server. */
export const sending = (uploads: UploadGateway, slots: UploadSlots, now: () => number) =>
  fromCallback<{ type: string }, Sending, SendingNews>(({ input, sendBack }) => {
    const over = new AbortController()
    let lastAt = -Infinity

    const sent = (bytes: number) => {
      if (bytes < input.file.size && now() - lastAt < PROGRESS_EVERY_MS) return
      lastAt = now()
      sendBack({ type: 'sending.progressed', sent: bytes })
    }
    const send = async () => {
      const leave = await slots.enter(over.signal).catch(() => undefined)
      if (leave === undefined) return
      if (!over.signal.aborted) {
        sendBack({ type: 'sending.begun' })
        const kept = (address: string) => sendBack({ type: 'sending.kept', address })
        const outcome = await uploads.send(input, { kept, sent }, over.signal)
        if (!over.signal.aborted) {
          if (Result.isSuccess(outcome)) sendBack({ type: 'sending.arrived', receipt: outcome.success })
          else sendBack({ type: 'sending.failed', failure: outcome.failure })
        }
      }
      leave()
    }
    void send()
    return () => over.abort()
  })

/** Gives up what has arrived of a file, where anything has. */
export const discarding = (uploads: UploadGateway) =>
  fromPromise(({ input, signal }: { readonly input: string | undefined; readonly signal: AbortSignal }) =>
    input === undefined ? Promise.resolve() : uploads.discard(input, signal),
  )
