import { allOf, anyOf, isAllowed } from '../../src/domain/access/evaluate.ts'
import type { Viewer } from '../access/viewer.ts'
import type { Asked } from './contents.ts'

/** What taking files home takes, by where they lie. */
export const TAKING = {
  library: allOf('DOWNLOAD_RESOURCES'),
  trash: allOf('DOWNLOAD_RESOURCES_FROM_TRASH'),
} as const satisfies Readonly<Record<Asked['from'], unknown>>

/** For what concerns zips of either. */
export const TAKING_ANY = anyOf('DOWNLOAD_RESOURCES', 'DOWNLOAD_RESOURCES_FROM_TRASH')

export const mayTake = ({ permissions }: Viewer, from: Asked['from']): boolean => isAllowed(permissions, TAKING[from])
