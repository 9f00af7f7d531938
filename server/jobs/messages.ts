import type { OwnerConnection } from '../database/connect.ts'

/** What a worker process is told. Secrets go this way, not by the environment or the command line. */
export type Order =
  | { readonly kind: 'begin'; readonly connection: OwnerConnection; readonly dataDirectory: string; readonly restAfter: number }
  /** There is something to do. */
  | { readonly kind: 'wake' }
  /** What kills and lost networks left behind is to be removed. */
  | { readonly kind: 'sweep' }

/** What a worker tells: so that the jobs of one that died are known. */
export type Report =
  | { readonly kind: 'ready' }
  | { readonly kind: 'begun'; readonly id: string }
  | { readonly kind: 'done'; readonly id: string }
  /** Nothing is under way, and it has grown, or nothing has come for a while: it ends, and a fresh one comes when there is something to do. */
  | { readonly kind: 'tired' }
