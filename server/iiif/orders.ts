import type { Extent, ImagePlan } from '../../src/domain/iiif/imagePlan.ts'

/** What the program that makes pictures (server/iiifImage.ts) is asked for. */
export type ImageOrder =
  /** Keeps a stored picture at a path, in a size; or a page of a document or a TIFF, with its long side. */
  | { readonly kind: 'keep'; readonly blobKey: string; readonly path: string; readonly as: Extent | { readonly page: number; readonly side: number } }
  /** A view of what is kept at a path. */
  | { readonly kind: 'view'; readonly path: string; readonly whole: Extent; readonly plan: ImagePlan }
  /** The size of what is kept at a path. */
  | { readonly kind: 'measure'; readonly path: string }

/** `failed`: the file is broken, or too large; `missing`: there is no such page; `gone`: nothing is kept there any more. */
export type ImageReply =
  | { readonly kind: 'kept' | 'measured'; readonly extent: Extent }
  | { readonly kind: 'viewed'; readonly bytes: Uint8Array }
  | { readonly kind: 'failed' | 'missing' | 'gone' }

/** As it is sent. `isLast`: the process ends after it, to make way for one that takes less memory. */
export type SentReply = ImageReply & { readonly isLast?: true }
