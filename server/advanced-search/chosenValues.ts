import { CONTACT_RELATION_KINDS } from '../../src/domain/contact-relations/contactRelation.ts'
import { VALUE_TYPES } from '../../src/domain/metadata/valueTypes.ts'
import type { ResolvedQuery } from '../../src/domain/query-language/resolved.ts'
import { indexedKey } from '../metadata/valueRows.ts'

/** A value that a query asks for or keeps out, as it stands there. */
export interface ChosenValue {
  readonly value: string
  /** By which what it means is counted; of one that means several values there are several. */
  readonly keys: readonly string[]
  /** How many hits it finds. */
  readonly found: () => Promise<number>
}

/** The keys of the counted values that a condition of one facet means. */
export const keysMeant = (meant: ResolvedQuery): readonly string[] => {
  switch (meant.kind) {
    case 'type':
      return [meant.is]
    case 'inside':
      return meant.folderIds
    case 'tag':
    case 'person':
      return [meant.key]
    case 'contact': {
      const { ids, of } = meant
      return ids === 'any' ? [] : (of === undefined ? CONTACT_RELATION_KINDS : [of]).flatMap((kind) => ids.map((id) => `${kind}/${id}`))
    }
    case 'repository':
    case 'by':
      return meant.ids
    case 'rights':
      return meant.is
    case 'unread':
      return [meant.reason]
    case 'webReady':
      return ['ready']
    case 'embargo':
      return ['embargoed']
    case 'attribute': {
      const { attribute, filter } = meant
      const values = filter.is === 'oneOf' ? filter.values : filter.is === 'equals' ? [filter.value] : []
      return values.map((value) => indexedKey(VALUE_TYPES[attribute.type].keyOf(value)))
    }
    default:
      return []
  }
}
