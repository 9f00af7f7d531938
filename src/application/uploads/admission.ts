import { fromPromise } from 'xstate'
import type { Duplicate } from '../../domain/duplicates/duplicates.ts'
import { planAnswer, recognized, type OnKnown } from './planAnswer.ts'
import type { Planner } from './planner.ts'
import type { Recognize } from './recognizing.ts'
import type { Sending } from './UploadGateway.ts'

/** A file that is to come. */
export interface Candidate extends Omit<Sending, 'id'> {
  readonly onKnown: OnKnown
}

export interface AdmissionPorts {
  readonly plan: Planner
  readonly recognize: Recognize
}

/** Whether a large file is there already takes a while to find out; so long it waits for that, then it sets off. Milliseconds. */
export const RECOGNIZED_WITHIN = 2_000

const inTime = (finding: Promise<Duplicate | undefined>): Promise<Duplicate | undefined> =>
  new Promise((settle) => {
    const timer = setTimeout(() => settle(undefined), RECOGNIZED_WITHIN)
    void finding.then((duplicate) => {
      clearTimeout(timer)
      settle(duplicate)
    })
  })

/** Finds out whether a file may come, and what is the same file already. */
export const admission = ({ plan, recognize }: AdmissionPorts) => {
  /** What takes the place of another file is meant to. */
  const duplicateOf = ({ file, target, replaces, onKnown }: Candidate): Promise<Duplicate | undefined> =>
    target !== undefined || replaces !== undefined || onKnown === 'upload' ? Promise.resolve(undefined) : recognize(file)
  return {
    planning: fromPromise(async ({ input }: { readonly input: Candidate }) => {
      const { destination, file, name, target } = input
      const finding = duplicateOf(input)
      const answer = planAnswer(input, await plan(destination, { name, size: file.size, ...(target === undefined ? {} : { target: target.id }) }))
      return answer.verdict === 'refuse' ? answer : recognized(answer, await inTime(finding))
    }),
    recognizing: fromPromise(({ input }: { readonly input: Candidate }) => duplicateOf(input)),
  }
}
