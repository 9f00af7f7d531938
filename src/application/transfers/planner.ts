import * as Result from 'effect/Result'
import type { Destination, LocalFile, PlanFailure, PlanVerdict, UploadGateway } from './UploadGateway.ts'

/** Asks about one file under one name. */
export type Planner = (destination: Destination, file: LocalFile, name: string) => Promise<Result.Result<PlanVerdict, PlanFailure>>

interface Question {
  readonly name: string
  readonly size: number
  readonly answer: (verdict: Result.Result<PlanVerdict, PlanFailure>) => void
}

/** The most files that are asked about at once. */
const BATCH = 1000

/**
 * Joins the questions of one moment about one folder into one call, in their order: the server judges a batch as a whole (names that
 * clash among themselves, room for all of them together).
 */
export const planner = (uploads: UploadGateway): Planner => {
  const batches = new Map<string, { readonly destination: Destination; readonly questions: Question[] }>()

  const ask = async (destination: Destination, questions: readonly Question[]) => {
    const files = questions.map(({ name, size }) => ({ name, size }))
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
  return (destination, file, name) =>
    new Promise((answer) => {
      const key = `${destination.type} ${destination.folderId}`
      const question = { name, size: file.size, answer }
      const batch = batches.get(key)
      if (batch) return void batch.questions.push(question)
      batches.set(key, { destination, questions: [question] })
      queueMicrotask(() => flush(key))
    })
}
