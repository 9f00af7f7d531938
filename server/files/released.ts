import { service } from '../node/capability.ts'

/** To be called when rows are gone that named stored files: what nothing names any more is removed behind the answers. */
export const REMOVE_RELEASED = service<() => void>('the removal of released files')
