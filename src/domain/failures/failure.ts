import type { Permission } from '../access/permissions.ts'
import type { FieldProblems } from '../validation/problem.ts'
import type { FailureCode } from './codes.ts'

/** What a code carries beside its name. Names and numbers only: never prose. */
interface FailureData {
  readonly VALIDATION_FAILED: { readonly fields: FieldProblems }
  readonly FOLDER_ALREADY_EXISTS: { readonly names: readonly string[] }
  readonly ASSET_ALREADY_EXISTS: { readonly names: readonly string[] }
  /** The one that is there, by its full name. */
  readonly CONTACT_ALREADY_EXISTS: { readonly existing: { readonly id: string; readonly name: string } }
  /** The permissions that the caller lacks. */
  readonly PERMISSION_NOT_HELD: { readonly names: readonly Permission[] }
  /** `count`: of a deletion for good, how many items it would be by now. */
  readonly STALE_EDIT: { readonly count?: number }
  /** Bytes. */
  readonly STORAGE_SIZE_EXCEEDED: { readonly needed: number; readonly available: number }
  /** Numbers of files. */
  readonly FILES_LIMIT_EXCEEDED: { readonly needed: number; readonly available: number }
  readonly FILE_TYPE_NOT_SUPPORTED: { readonly names: readonly string[] }
  /** Seconds until another try can succeed. */
  readonly RATE_LIMITED: { readonly retryAfter: number }
}

/**
 * An expected failure as data: a code of the catalogue (specification section 8) or of its extension list, and what belongs to it.
 * `Failure<'A' | 'B'>` is the closed union of just those.
 */
export type Failure<Code extends FailureCode = FailureCode> = Code extends keyof FailureData
  ? { readonly code: Code } & FailureData[Code]
  : { readonly code: Code }
