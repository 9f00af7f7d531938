import type { ResourceType } from '../../domain/access/modules.ts'
import type { OcrState } from '../../domain/ocr/ocr.ts'
import type { OcrRunState } from '../../domain/ocr/run.ts'

declare module '../notifications/ServerEvent.ts' {
  interface ServerEvents {
    /** The text of an asset is read off its pages: `done` of `pages` are, where these are known. */
    'ocr.changed': { readonly assetId: string; readonly type: ResourceType; readonly state: OcrState; readonly done: number; readonly pages: number | null }
    /** One of the user's own readings of texts came further. Pages. */
    'ocrRun.changed': { readonly runId: string; readonly state: OcrRunState; readonly done: number; readonly total: number }
  }
}
