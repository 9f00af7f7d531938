import { capability } from '../capabilities/capability.ts'
import type { ReadAgain } from './readingAgain.ts'

export interface IndexingActors {
  readonly readAgain: ReadAgain
}

export const INDEXING = capability<IndexingActors>('indexing')
