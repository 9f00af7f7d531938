import type { BulkOperationState } from '../../domain/bulk-operations/bulkOperation.ts'

declare module '../notifications/ServerEvent.ts' {
  interface ServerEvents {
    /** One of the user's own moves, copies or restores of many things came further. */
    'bulkOperation.changed': { readonly bulkOperationId: string; readonly state: BulkOperationState; readonly done: number; readonly total: number }
  }
}
