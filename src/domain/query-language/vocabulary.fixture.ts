import { attributeOf } from '../metadata/values.fixture.ts'
import type { AttributeType } from '../templates/attributeTypes.ts'
import { dayOf } from '../metadata/dateValues.ts'
import type { SearchAttribute, Vocabulary } from './resolved.ts'

export const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

const attribute = (id: number, name: string, type: AttributeType, template = 'Object', unit: string | null = null): SearchAttribute => ({
  ...attributeOf(type, { unit, currency: type === 'price' ? 'EUR' : null }),
  id: idOf(id),
  name,
  template,
})

export const HEIGHT = attribute(1, 'Height', 'number', 'Object', 'mm')
export const MADE = attribute(2, 'Made', 'edtf')
export const MAKER = attribute(3, "Maker's name", 'text')
export const NOTES = attribute(4, 'Notes', 'longText')
export const TECHNIQUE = attribute(5, 'Technique', 'dropDown')
export const BOUGHT = attribute(6, 'Bought', 'date')
export const PIECES = attribute(7, 'Pieces', 'integer')
export const SIGNED = attribute(8, 'Signed', 'yesNo')
export const PLACE = attribute(9, 'Place', 'coordinates')
/** Of the same name as another's, and of one that is a field of the language. */
export const PIECES_OF_LETTERS = attribute(10, 'Pieces', 'text', 'Letter')
export const TYPE_OF_LETTER = attribute(11, 'Type', 'text', 'Letter')
export const GIVER = attribute(13, 'Giver', 'contact')
export const BELONGS_TO = attribute(14, 'Belongs to', 'asset')
export const PRICE = attribute(12, 'Price', 'price')

export const ACQUISITIONS = idOf(101)
export const OF_1887 = idOf(102)
export const STORE = idOf(201)
export const ADA = idOf(301)

/** It is the 26th of November 2026. */
export const vocabulary: Vocabulary = {
  today: dayOf('2026-11-26'),
  language: 'no',
  seesTrash: true,
  attributes: [HEIGHT, MADE, MAKER, NOTES, TECHNIQUE, BOUGHT, PIECES, SIGNED, PLACE, PIECES_OF_LETTERS, TYPE_OF_LETTER, PRICE, GIVER, BELONGS_TO],
  repositories: [{ id: STORE, name: 'Main store' }, { id: idOf(202), name: 'Main hall' }],
  users: [{ id: ADA, name: 'Ada Berg' }],
  contactsNamed: (name, isBegun) => [[idOf(401), 'ada berg'] as const, [idOf(402), 'ada dahl'] as const].filter(([, key]) => (isBegun ? key.startsWith(name.toLowerCase()) : key === name.toLowerCase())).map(([id]) => id),
  foldersNamed: (name) => ({ Acquisitions: [ACQUISITIONS], 'Acquisitions/1887': [OF_1887] })[name] ?? [],
}
