import type { Result } from 'effect/Result'
import type { FailureCode } from '../../domain/failures/codes.ts'
import { replacementProblem } from '../../domain/versions/replacement.ts'
import { failureOf, valueOf } from '../failures/outcome.ts'
import type { Existing, PlanFailure, PlanVerdict, Sending } from './UploadGateway.ts'

/** What becomes of a file once the server was asked whether it may come: it travels, a person decides about its name, or it is refused. */
export type PlanAnswer =
  | { readonly verdict: 'travel' }
  | { readonly verdict: 'ask'; readonly proposal: string | undefined; readonly existing: Existing | undefined }
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
