import * as Result from 'effect/Result'
import type { OcrWord } from '../../domain/ocr/page.ts'
import { failedWith } from '../failures/outcome.ts'
import type { NotificationAction, Notify } from '../notifications/notifications.machine.ts'
import { offeredAgain, offering } from '../notifications/undone.ts'
import type { OcrCorrectFailure, OcrGateway, OcrPlace } from './OcrGateway.ts'

/** What a word is to be that one saw on a page. */
interface Correction {
  readonly place: OcrPlace
  readonly word: number
  /** The page as it was when that was seen. */
  readonly contentVersion: string
  readonly revision: number
  readonly before: OcrWord
  /** Null: as it was read; empty: it is no word. */
  readonly text: string | null
}

export interface Corrected extends Correction {
  readonly after: OcrWord
  /** Of the page, since. */
  readonly revision: number
}

interface Ports {
  readonly ocr: OcrGateway
  readonly notify: Notify
}

/** Correcting words that were read, with the way back. */
export const correcting = ({ ocr, notify }: Ports) => {
  /** Where only other words of the page were corrected meanwhile, it is kept all the same. */
  const correct = async (wish: Correction, signal: AbortSignal): Promise<Result.Result<Corrected, OcrCorrectFailure>> => {
    const { place, word, contentVersion, revision, before, text } = wish
    const done = (answer: Awaited<ReturnType<OcrGateway['correct']>>) => Result.map(answer, (kept): Corrected => ({ ...wish, after: kept.word, revision: kept.revision }))
    const first = await ocr.correct(place, { word, contentVersion, revision, text }, signal)
    if (!failedWith(first, 'STALE_EDIT')) return done(first)
    const page = await ocr.page(place, signal)
    // Of another file nothing may have been read.
    if (failedWith(page, 'NOT_FOUND')) return done(first)
    if (Result.isFailure(page)) return Result.fail(page.failure)
    if (page.success.contentVersion !== contentVersion || page.success.words[word]?.text !== before.text) return done(first)
    return done(await ocr.correct(place, { word, contentVersion, revision: page.success.revision, text }, signal))
  }
  const undo = async ({ before, after, ...corrected }: Corrected, again: NotificationAction): Promise<void> => {
    const back = await correct({ ...corrected, before: after, text: before.isCorrected ? before.text : null }, new AbortController().signal)
    if (Result.isFailure(back)) notify({ kind: 'failure', text: `failure.${back.failure.code}`, ...offeredAgain(back.failure, again) })
    else notify({ kind: 'info', text: 'ocr.uncorrected', values: { text: before.text } })
  }
  return {
    correct,
    notifyCorrected: (done: Corrected): void => {
      const { before: { text: before }, after: { text: after } } = done
      const action = offering('ocr.undo', (again) => undo(done, again))
      if (after === '') notify({ kind: 'success', text: 'ocr.removed', values: { before }, action })
      else notify({ kind: 'success', text: 'ocr.corrected', values: { before, after }, action })
    },
  }
}
