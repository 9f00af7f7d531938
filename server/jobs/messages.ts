import type { OwnerConnection } from '../database/connect.ts'

/** What a worker process is told. Secrets go this way, not by the environment or the command line. */
export type Order =
  | { readonly kind: 'begin'; readonly connection: OwnerConnection; readonly dataDirectory: string }
  /** There is something to do. */
  | { readonly kind: 'wake' }

/** What a worker tells: so that the jobs of one that died are known. */
export type Report =
  | { readonly kind: 'ready' }
  | { readonly kind: 'begun'; readonly id: string }
  | { readonly kind: 'done'; readonly id: string }
  /** It has grown, and nothing is under way: it ends, and a fresh one takes its place. */
  | { readonly kind: 'tired' }
