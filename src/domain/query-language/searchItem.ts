import type { ResourceType } from '../access/modules.ts'
import type { IndexingFailure } from '../assets/indexing.ts'
import type { ContactRelationKind } from '../contact-relations/contactRelation.ts'
import type { MetadataValue } from '../metadata/value.ts'
import type { RightsStatement } from '../rights-statements/rightsStatement.ts'
import { VALUE_TYPES } from '../metadata/valueTypes.ts'
import { sequenceOf } from '../search/words.ts'
import type { SearchAttribute } from './resolved.ts'

/** All that a search asks of an asset, as the asker sees it: only values of templates that the asker is in. */
export interface SearchedAsset {
  readonly kind: 'asset'
  readonly mediaType: string
  readonly fileNumber: string
  readonly description: string
  readonly tags: readonly string[]
  readonly persons: readonly string[]
  /** Empty where it is not indexed. */
  readonly content: string
  /** Why its text could not be read; left out: it could, or it has none. */
  readonly unread?: IndexingFailure
  readonly repositoryId: string | null
  /** Its own; left out: none. */
  readonly rights?: RightsStatement
  /** Bytes. */
  readonly size: number
  readonly values: readonly { readonly attribute: SearchAttribute; readonly values: readonly MetadataValue[] }[]
}

export type SearchItem = (SearchedAsset | { readonly kind: 'folder' }) & {
  readonly id: string
  readonly name: string
  readonly module: ResourceType
  /** From the module's root down to the folder in which it lies. */
  readonly folderIds: readonly string[]
  /** Who the contacts outside the trash are to it; left out: there is none. */
  readonly contacts?: readonly { readonly id: string; readonly kind: ContactRelationKind }[]
  readonly isTrashed: boolean
  readonly isWebReady: boolean
  /** The latest day until which it, or a folder above it, is or was held back from the portal; left out: none. */
  readonly embargo?: number
  readonly addedBy: string
  /** Days since 1970-01-01 in UTC. */
  readonly added: number
  readonly changed: number
}

/** The words of its texts, each in its order; a phrase never goes from one text to the next. */
export interface ItemWords {
  readonly name: readonly (readonly string[])[]
  readonly number: readonly (readonly string[])[]
  readonly description: readonly (readonly string[])[]
  /** Its tags, persons and values. */
  readonly labels: readonly (readonly string[])[]
  readonly content: readonly (readonly string[])[]
}

const sequencesOf = (...texts: readonly string[]): readonly (readonly string[])[] => texts.map((text) => [...sequenceOf(text)])

const read = (item: SearchItem): ItemWords => {
  const name = sequencesOf(item.name)
  if (item.kind === 'folder') return { name, number: [], description: [], labels: [], content: [] }
  const said = item.values.flatMap(({ attribute, values }) => values.map((value) => VALUE_TYPES[attribute.type].wordsOf(value, attribute)))
  return {
    name,
    number: sequencesOf(item.fileNumber),
    description: sequencesOf(item.description),
    labels: sequencesOf(...item.tags, ...item.persons, ...said),
    content: sequencesOf(item.content),
  }
}

const known = new WeakMap<SearchItem, ItemWords>()

export const wordsOfItem = (item: SearchItem): ItemWords => {
  const words = known.get(item) ?? read(item)
  known.set(item, words)
  return words
}
