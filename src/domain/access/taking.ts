import { allOf, anyOf } from './evaluate.ts'

/** What it takes to take files home, by where they lie. */
export const TAKING = {
  library: allOf('DOWNLOAD_RESOURCES'),
  trash: allOf('DOWNLOAD_RESOURCES_FROM_TRASH'),
} as const

/** For what concerns zips of either. */
export const TAKING_ANY = anyOf('DOWNLOAD_RESOURCES', 'DOWNLOAD_RESOURCES_FROM_TRASH')
