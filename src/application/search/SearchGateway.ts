import type { Result } from 'effect/Result'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { AssetSummary } from '../../domain/assets/asset.ts'
import type { Folder, PathStep } from '../../domain/folders/folder.ts'
import type { CallFailure } from '../failures/CallFailure.ts'

export type SearchFailure = CallFailure<'ADVANCED_SEARCH_NO_WORDS'>

/** A piece of the matching text; `hit` pieces are what was looked for. */
export interface Fragment {
  readonly text: string
  readonly hit: boolean
}

interface Match {
  /** Of the field `content`: the page of the document, where it is known. */
  readonly page?: number
  readonly field: 'name' | 'description' | 'fileNumber' | 'tags' | 'persons' | 'metadata' | 'content'
  /** Of the field `metadata`: what the attribute is called. */
  readonly attribute?: string
  readonly fragments: readonly Fragment[]
  readonly path: readonly PathStep[]
}

export type SearchHit =
  ({ readonly kind: 'folder'; readonly folder: Folder } & Match) | ({ readonly kind: 'asset'; readonly asset: AssetSummary } & Match)

export interface SearchPage {
  readonly items: readonly SearchHit[]
  readonly next: string | null
  /** Up to 200; 201 stands for more. */
  readonly total: number
}

export interface SearchQuery {
  /** Words in any order, the last one not ended yet; those in quotes next to one another and in that order. */
  readonly term: string
  /** Undefined: every module the user sees. */
  readonly resourceType: ResourceType | undefined
  readonly after?: string
  readonly limit: number
}

/** What is offered while somebody types, from names, descriptions, file numbers and indexed content. */
export interface SearchGateway {
  search(query: SearchQuery, signal: AbortSignal): Promise<Result<SearchPage, SearchFailure>>
}
