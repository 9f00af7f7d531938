import * as Result from 'effect/Result'
import type { Destination, PlanFailure, PlannedFile, PlanVerdict, UploadGateway } from './UploadGateway.ts'

/** Asks about one file under one name, or for the asset that it was chosen for. */
export type Planner = (destination: Destination, file: PlannedFile) => Promise<Result.Result<PlanVerdict, PlanFailure>>

interface Question {
  readonly file: PlannedFile
  readonly answer: (verdict: Result.Result<PlanVerdict, PlanFailure>) => void
}

/** The most files that are asked about at once. */
const BATCH = 1000

/**
 * Joins the questions of one moment about one folder into one call, in their order: the server judges a batch as a whole (names that
 * clash among themselves, room for all of them together). What was chosen for assets is asked about apart: its folder may be gone by now.
 */
export const planner = (uploads: UploadGateway): Planner => {
  const batches = new Map<string, { readonly destination: Destination; readonly questions: Question[] }>()

  const ask = async (destination: Destination, questions: readonly Question[]) => {
    const files = questions.map(({ file }) => file)
    const verdicts = await uploads.plan(destination, files, new AbortController().signal)
    questions.forEach(({ answer }, at) => {
      if (Result.isFailure(verdicts)) return answer(Result.fail(verdicts.failure))
      const verdict = verdicts.success[at]
      answer(verdict ? Result.succeed(verdict) : Result.fail({ code: 'CONTRACT_BROKEN' }))
    })
  }
  const flush = (key: string) => {
    const batch = batches.get(key)
    batches.delete(key)
    if (batch === undefined) return
    for (let from = 0; from < batch.questions.length; from += BATCH) void ask(batch.destination, batch.questions.slice(from, from + BATCH))
  }
  return (destination, file) =>
    new Promise((answer) => {
      const key = `${destination.type} ${file.target === undefined ? destination.folderId : 'chosen'}`
      const question = { file, answer }
      const batch = batches.get(key)
      if (batch) return void batch.questions.push(question)
      batches.set(key, { destination, questions: [question] })
      queueMicrotask(() => flush(key))
    })
}
