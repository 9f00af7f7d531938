import type { ResourceType } from '../access/modules.ts'
import type { IndexingFailure } from '../assets/indexing.ts'
import type { ContactRelationKind } from '../contact-relations/contactRelation.ts'
import type { CellFilter } from '../metadata-table/cellFilter.ts'
import type { Language } from '../preferences/language.ts'
import type { RightsStatement } from '../rights-statements/rightsStatement.ts'
import type { ValueAttribute } from '../metadata/value.ts'
import type { AssetKind } from './assetKinds.ts'

/** Where words stand: `described` fields are those that search by words looks through, one by one. */
export type Where = 'anywhere' | 'name' | 'number' | 'description' | 'content'

/** One condition whose field and value are understood. Words and keys are as they are compared: without case and accents. */
export type Resolved =
  /** `forms`: one word, in any of its forms. `exact`: next to one another in one text, just so. `begun`: the same, the last of them only begun. */
  | { readonly kind: 'words'; readonly where: Where; readonly words: readonly string[]; readonly match: 'forms' | 'exact' | 'begun' }
  | { readonly kind: 'type'; readonly is: AssetKind | 'folder' }
  | { readonly kind: 'mediaType'; readonly mediaTypes: readonly string[] }
  | { readonly kind: 'module'; readonly module: ResourceType }
  | { readonly kind: 'trashed' }
  /** Everything below any of the folders, at any depth; not they themselves. */
  | { readonly kind: 'inside'; readonly folderIds: readonly string[] }
  /** A whole tag, or a person's whole name (by `fieldKey`); `isBegun`: one that begins so. */
  | { readonly kind: 'tag' | 'person'; readonly key: string; readonly isBegun: boolean }
  /** Related to any of these contacts, or to whomever; as `of`, or as whatever they are. */
  | { readonly kind: 'contact'; readonly ids: readonly string[] | 'any'; readonly of: ContactRelationKind | undefined }
  | { readonly kind: 'repository' | 'by'; readonly ids: readonly string[] }
  /** Its own statement of rights is one of these; what the portal says of what has none does not count. */
  | { readonly kind: 'rights'; readonly is: readonly RightsStatement[] }
  /** Days since 1970-01-01 in UTC, both included. */
  | { readonly kind: 'added' | 'changed'; readonly first: number; readonly last: number }
  /** Held back from the portal, by itself or with a folder above it, until one of these days, all of which have still to come. */
  | { readonly kind: 'embargo'; readonly first: number; readonly last: number }
  /** Both included. */
  | { readonly kind: 'size'; readonly least: number; readonly most: number }
  | { readonly kind: 'webReady' }
  /** Its text could not be read. */
  | { readonly kind: 'unread'; readonly reason: IndexingFailure | 'any' }
  /** It has one at all: a parent folder, a tag, a person, a repository, a file number, a description, words of its content. */
  | { readonly kind: 'present'; readonly field: 'folder' | 'tag' | 'person' | 'repository' | 'number' | 'description' | 'content' }
  | { readonly kind: 'attribute'; readonly attribute: SearchAttribute; readonly filter: CellFilter }
  /** Whichever of the assets of this name, of which the asker sees several. */
  | { readonly kind: 'called'; readonly attribute: SearchAttribute; readonly name: string }

/** A query whose fields are understood. */
export type ResolvedQuery =
  | { readonly kind: 'everything' | 'nothing' }
  | { readonly kind: 'and' | 'or'; readonly parts: readonly ResolvedQuery[] }
  | { readonly kind: 'not'; readonly part: ResolvedQuery }
  | Resolved

/** An attribute of a template that the asker is in. */
export interface SearchAttribute extends ValueAttribute {
  readonly id: string
  readonly name: string
  /** The template's name. */
  readonly template: string
}

export interface Named {
  readonly id: string
  readonly name: string
}

/** What the names in a query can mean to who asks: only what the asker may see is in it. */
export interface Vocabulary {
  /** Days since 1970-01-01 in UTC. */
  readonly today: number
  /** Numbers and dates are read in English first, so that a link means the same to everybody, and then in this. */
  readonly language: Language
  readonly seesTrash: boolean
  readonly attributes: readonly SearchAttribute[]
  readonly repositories: readonly Named[]
  /** Who adds things, by their full names. */
  readonly users: readonly Named[]
  /** The folders of a name, or of a path from a module's root with slashes. */
  readonly foldersNamed: (nameOrPath: string) => readonly string[]
  /** The contacts of a name, or whose name begins so; undefined: the asker may not know of contacts. */
  readonly contactsNamed: ((name: string, isBegun: boolean) => readonly string[]) | undefined
}

/** Why a condition finds nothing. */
export const QUERY_PROBLEMS = [
  'unknownFolder', 'unknownRepository', 'unknownUser', 'unknownType', 'unknownPlace', 'notADay', 'notASize', 'notAValue', 'ambiguousNumber', 'notAnArea', 'notForField', 'trashNotAllowed', 'unknownContact', 'contactsNotAllowed',
] as const
export type QueryProblemCode = (typeof QUERY_PROBLEMS)[number]

/** `part`: the condition as it is typed. */
export interface QueryProblem {
  readonly part: string
  readonly code: QueryProblemCode
}

export interface Resolution {
  readonly query: ResolvedQuery
  readonly problems: readonly QueryProblem[]
  /** It speaks of the trash: only then are items in the trash among what is looked through. */
  readonly withTrash: boolean
}
