import type { OwnerConnection } from '../database/connect.ts'
import type { JobFailure } from './kind.ts'
import type { Mandate } from './mandate.ts'

/** One try at a job, as a worker process is given it. */
export interface Assignment {
  readonly attempt: string
  readonly id: string
  readonly kind: string
  readonly organizationId: string
  readonly payload: unknown
  readonly total: number
  readonly by: Mandate | undefined
}

/** What a worker process is told. Secrets go this way, not by the environment or the command line. */
export type Order =
  | { readonly kind: 'begin'; readonly connection: OwnerConnection; readonly dataDirectory: string }
  | { readonly kind: 'run'; readonly assignment: Assignment }
  /** Nobody waits for it any more. */
  | { readonly kind: 'abort'; readonly attempt: string }

/** What was thrown, as far as it crosses between processes. `code`: what the database or the system says. */
export interface Thrown {
  readonly message: string
  readonly code: string | undefined
}

/** What a worker process tells. */
export type Report =
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly attempt: string; readonly done: number; readonly total: number }
  | { readonly kind: 'done'; readonly attempt: string; readonly outcome: object | undefined }
  | { readonly kind: 'refused'; readonly attempt: string; readonly failure: JobFailure }
  | { readonly kind: 'thrown'; readonly attempt: string; readonly error: Thrown }
  /** Jobs were committed that are due in so many milliseconds. */
  | { readonly kind: 'sent'; readonly queue: string; readonly delay: number }
  /** Nothing is under way, and it takes more memory than it began with: a fresh one comes when there is something to do. */
  | { readonly kind: 'grown' }
