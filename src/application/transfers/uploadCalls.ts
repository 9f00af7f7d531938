import { fromPromise } from 'xstate'
import type { Duplicate } from '../../domain/duplicates/duplicates.ts'
import type { FileAddresses } from '../assets/FileAddresses.ts'
import type { UploadSlots } from '../uploads/uploadSlots.ts'
import { planAnswer, recognized } from '../uploads/planAnswer.ts'
import type { Planner } from '../uploads/planner.ts'
import type { Recognize } from '../uploads/recognizing.ts'
import type { ResumableStore } from '../uploads/ResumableStore.ts'
import { sending } from '../uploads/sending.ts'
import type { UploadGateway } from '../uploads/UploadGateway.ts'
import type { Connection } from './Connection.ts'
import { reconnecting } from './reconnecting.ts'
import type { UploadContext } from './uploadContext.ts'

export interface UploadCallPorts {
  readonly uploads: UploadGateway
  readonly connection: Connection
  readonly plan: Planner
  readonly recognize: Recognize
  readonly slots: UploadSlots
  /** Milliseconds. */
  readonly now: () => number
}

export interface UploadPorts extends UploadCallPorts {
  readonly files: Pick<FileAddresses, 'thumbnail'>
  readonly resumables: ResumableStore
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

/** What the server is asked about one file, and sent of it. */
export const uploadCalls = ({ uploads, connection, plan, recognize, slots, now }: UploadCallPorts) => {
  /** What takes the place of another file is meant to. */
  const duplicateOf = ({ file, target, replaces, onKnown }: UploadContext): Promise<Duplicate | undefined> =>
    target !== undefined || replaces !== undefined || onKnown === 'upload' ? Promise.resolve(undefined) : recognize(file)
  return {
    planning: fromPromise(async ({ input }: { readonly input: UploadContext }) => {
      const { destination, file, name, target } = input
      const finding = duplicateOf(input)
      const answer = planAnswer(input, await plan(destination, { name, size: file.size, ...(target === undefined ? {} : { target: target.id }) }))
      return answer.verdict === 'refuse' ? answer : recognized(answer, await inTime(finding))
    }),
    recognizing: fromPromise(({ input }: { readonly input: UploadContext }) => duplicateOf(input)),
    sending: sending(uploads, slots, now),
    discarding: fromPromise(({ input, signal }: { readonly input: string | undefined; readonly signal: AbortSignal }) =>
      input === undefined ? Promise.resolve() : uploads.discard(input, signal),
    ),
    reconnecting: reconnecting(connection),
  }
}
