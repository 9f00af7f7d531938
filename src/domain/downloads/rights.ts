import { allOf, anyOf } from '../access/evaluate.ts'
import type { Right } from '../access/right.ts'

const DOWNLOAD = allOf('DOWNLOAD_RESOURCES')

export const DOWNLOAD_RIGHTS = {
  download: { requirement: DOWNLOAD, module: 'named' },
  /** One file, found by itself, in whatever module. */
  downloadFile: { requirement: DOWNLOAD },
  /** Zips of the library and of the trash. */
  takeZips: { requirement: anyOf('DOWNLOAD_RESOURCES', 'DOWNLOAD_RESOURCES_FROM_TRASH') },
} as const satisfies Readonly<Record<string, Right>>
