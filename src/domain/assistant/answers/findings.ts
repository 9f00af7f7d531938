import type { ResourceType } from '../../access/modules.ts'
import type { ContactRelationKind } from '../../contact-relations/contactRelation.ts'
import type { AssetKind } from '../../query-language/assetKinds.ts'
import type { RightsStatement } from '../../rights-statements/rightsStatement.ts'
import type { Source } from '../chat.ts'
import type { Passage, Scored } from '../passages.ts'

/** What an attribute of a template says of an asset. */
export interface FoundValue {
  readonly attribute: string
  readonly text: string
  readonly isDate: boolean
}

interface FoundContact {
  readonly id: string
  readonly name: string
  readonly kind: ContactRelationKind
}

/** Something that was found, with all that the asker may read of it that can answer. */
export interface FoundItem {
  readonly kind: 'asset' | 'folder'
  readonly id: string
  readonly name: string
  readonly resourceType: ResourceType
  /** Of an asset with a thumbnail. */
  readonly contentVersion?: string
  /** The names of the folders in which it lies, the outermost first. */
  readonly path: readonly string[]
  readonly description: string
  readonly repository: string | null
  /** Its own statement. */
  readonly rights: RightsStatement | null
  /** `MM/dd/yyyy` of UTC; empty: the asker may not know. */
  readonly added: string
  readonly addedBy: string
  readonly values: readonly FoundValue[]
  /** Who can be seen in it. */
  readonly persons: readonly string[]
  readonly contacts: readonly FoundContact[]
  /** The first passages of its text, in their order. */
  readonly opening: readonly Passage[]
  /** Passages of its text, of its description and of what templates say that answer best, in the order of `bestOf`. */
  readonly best: readonly (Scored & { readonly field: string })[]
}

/** What the results of a search show of it as well, to who may not open its details: its name, where it lies, and passages that hold what is asked for. */
export const outlineOf = (item: FoundItem): FoundItem => ({ ...item, description: '', repository: null, rights: null, added: '', addedBy: '', values: [], persons: [], contacts: [], opening: [] })

/** What a source says of the item that it is of. */
export const itemOf = ({ kind, id, name, resourceType, contentVersion }: FoundItem): Pick<Source, 'kind' | 'id' | 'name' | 'resourceType' | 'contentVersion'> => ({
  kind,
  id,
  name,
  resourceType,
  ...(contentVersion === undefined ? {} : { contentVersion }),
})

export interface Side {
  readonly name: string
  readonly total: number
  readonly items: readonly FoundItem[]
}

/** What the search for a question found. */
export interface Findings {
  readonly total: number
  readonly items: readonly FoundItem[]
  /** Of all that was found, the most frequent first. */
  readonly kinds: readonly (readonly [AssetKind | 'folder', number])[]
  /** Words of the question that nothing else of it is found with. */
  readonly leftOut: readonly string[]
  readonly sides?: readonly [Side, Side]
  /** Where an end of all is asked for: the items are the first in that order. False: nothing of what was found has a date. */
  readonly isInOrder?: boolean
  /** The asker may not open the details of anything: of each item there is its outline. */
  readonly isOutline?: boolean
}
