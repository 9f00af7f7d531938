import type { Result } from 'effect/Result'
import type { DryRun } from '../../domain/dry-run/dryRun.ts'
import type { CallFailure } from '../failures/CallFailure.ts'

/** Tries a template on the assets there are, and changes nothing. */
export interface DryRunGateway {
  /** Takes seconds where there are a hundred thousand. */
  run(templateId: string, signal: AbortSignal): Promise<Result<DryRun, CallFailure<'TEMPLATE_NOT_FOUND'>>>
}
