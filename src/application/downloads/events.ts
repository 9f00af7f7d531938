import type { ZipState } from '../../domain/downloads/zip.ts'

declare module '../notifications/ServerEvent.ts' {
  interface ServerEvents {
    /** One of the user's own zips came further. Bytes. */
    'zip.changed': { readonly zipId: string; readonly state: ZipState; readonly done: number; readonly total: number }
  }
}
