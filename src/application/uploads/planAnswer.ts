import type { Result } from 'effect/Result'
import type { Duplicate } from '../../domain/duplicates/duplicates.ts'
import type { FailureCode } from '../../domain/failures/codes.ts'
import { replacementProblem } from '../../domain/versions/replacement.ts'
import { failureOf, valueOf } from '../failures/outcome.ts'
import type { Existing, PlanFailure, PlanVerdict, Sending } from './UploadGateway.ts'

/**
 * What becomes of a file once the server was asked whether it may come: it travels, a person decides about its name or because the same file is
 * there already, or it is refused.
 */
export type PlanAnswer =
  | { readonly verdict: 'travel' }
  | { readonly verdict: 'ask'; readonly proposal: string | undefined; readonly existing: Existing | undefined; readonly duplicate?: Duplicate }
  | { readonly verdict: 'known'; readonly duplicate: Duplicate }
  | { readonly verdict: 'refuse'; readonly code: FailureCode }

/** A file that was chosen for an asset takes its place whatever the names, but for the kind of file; nobody is asked about it. */
export const planAnswer = ({ file, name, target }: Pick<Sending, 'file' | 'name' | 'target'>, answer: Result<PlanVerdict, PlanFailure>): PlanAnswer => {
  const problem = target === undefined ? undefined : replacementProblem(name, file.name)
  if (problem !== undefined) return { verdict: 'refuse', code: problem }
  const planned = valueOf(answer)
  if (planned?.code === 'ok') return { verdict: 'travel' }
  if (planned?.code === 'ASSET_ALREADY_EXISTS' && target === undefined) {
    return { verdict: 'ask', proposal: planned.proposal ?? undefined, existing: planned.existing ?? undefined }
  }
  return { verdict: 'refuse', code: planned?.code ?? failureOf(answer)?.code ?? 'UNEXPECTED' }
}

/** What is to become of files that are there already: a person is asked about each, or all travel, or all are left out. */
export type OnKnown = 'ask' | 'upload' | 'skip'

/** The same with what is known of the file. */
export const recognized = (answer: PlanAnswer, duplicate: Duplicate | undefined): PlanAnswer => {
  if (duplicate === undefined) return answer
  if (answer.verdict === 'ask') return { ...answer, duplicate }
  return answer.verdict === 'travel' ? { verdict: 'known', duplicate } : answer
}
