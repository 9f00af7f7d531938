import { fromCallback } from 'xstate'
import { isRunUnderWay, type OcrRun } from '../../domain/ocr/run.ts'
import { valueOf } from '../failures/outcome.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import type { OcrGateway } from './OcrGateway.ts'

/** A reading of texts that the list did not know. */
export interface OcrRunFound {
  readonly type: 'ocrRun.found'
  readonly run: OcrRun
  /** It was begun while this page was open. */
  readonly isNew: boolean
}

interface Ports {
  readonly ocr: OcrGateway
  readonly events: EventStream
  /** Whether the person may have texts read at all. */
  readonly mayReadTexts: () => boolean
}

/** Finds what one has had read: what was begun before, as far as it is not done, and each that begins, here or in another tab. */
export const followingOcrRuns = ({ ocr, events, mayReadTexts }: Ports) =>
  fromCallback<{ type: 'none' }>(({ sendBack }) => {
    if (!mayReadTexts()) return undefined
    const known = new Set<string>()
    const over = new AbortController()
    const look = async (wanted?: string): Promise<void> => {
      const runs = valueOf(await ocr.runs(over.signal)) ?? []
      for (const run of runs.toReversed()) {
        if (over.signal.aborted || known.has(run.id) || !(isRunUnderWay(run) || run.id === wanted)) continue
        known.add(run.id)
        if (run.state !== 'Cancelled') sendBack({ type: 'ocrRun.found', run, isNew: true } satisfies OcrRunFound)
      }
    }
    const stop = events.subscribe((serverEvent) => {
      if (serverEvent.kind === 'stream.reopened') void look()
      if (serverEvent.kind === 'ocrRun.changed' && !known.has(serverEvent.runId)) void look(serverEvent.runId)
    })
    void look()
    return () => {
      over.abort()
      stop()
    }
  })
