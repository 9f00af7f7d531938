import type { BulkOperationState } from '../../domain/bulk-operations/bulkOperation.ts'

declare module '../notifications/ServerEvent.ts' {
  interface ServerEvents {
    /** The job of one of the user's own imports of metadata came further. */
    'metadataImport.changed': { readonly jobId: string; readonly state: BulkOperationState; readonly done: number; readonly total: number }
  }
}
