import { contactNames } from '../contacts/contactValues.ts'
import { namesOf } from '../metadata/names.ts'
import type { AttributeType } from '../templates/attributeTypes.ts'
import type { Option } from '../templates/options.ts'
import type { AutofillAttribute } from './finders.ts'
import type { Material } from './material.ts'
import { proposeValues } from './proposeValues.ts'

export const KARI = '00000000-0000-4000-8000-0000000000c1'
const OLE = '00000000-0000-4000-8000-0000000000c2'
export const JOSE = '00000000-0000-4000-8000-0000000000c3'
const OTHER_OLE = '00000000-0000-4000-8000-0000000000c4'

/** Two of them share a name. */
const CONTACTS = contactNames([
  { id: KARI, firstName: 'Kari', lastName: 'Nordmann', email: 'kari@example.no' },
  { id: OLE, firstName: 'Ole', lastName: 'Olsen', email: '' },
  { id: OTHER_OLE, firstName: 'Ole', lastName: 'Olsen', email: '' },
  { id: JOSE, firstName: 'José María', lastName: 'Pérez', email: '' },
])

export const PHOTO = '00000000-0000-4000-8000-0000000000d1'
export const LETTER = '00000000-0000-4000-8000-0000000000d2'
export const GLASS_PLATE = '00000000-0000-4000-8000-0000000000d3'
const OTHER = '00000000-0000-4000-8000-0000000000d4'

const KINDS: readonly Option[] = [
  { id: PHOTO, label: 'Fotografi' },
  { id: LETTER, label: 'Letter' },
  { id: GLASS_PLATE, label: 'Glass plate' },
  { id: OTHER, label: 'Other' },
]

/** An attribute for which values are proposed, for tests. */
export const asked = (type: AttributeType, name: string, more: Partial<AutofillAttribute> = {}): AutofillAttribute => ({
  id: name,
  name,
  type,
  element: null,
  required: false,
  repeatable: false,
  unit: null,
  currency: null,
  ...(type === 'contact' ? { names: CONTACTS } : {}),
  ...(type === 'dropDown' || type === 'multipleChoice' ? { options: KINDS, names: namesOf(KINDS) } : {}),
  ...more,
})

export const material = (more: Partial<Material>): Material => ({ groups: [], name: 'IMG_0001.jpg', folders: [], text: '', recognized: [], ...more })

/** What is proposed for one attribute, the surest first. */
export const proposedFor = (attribute: AutofillAttribute, more: Partial<Material>) => proposeValues([attribute], material(more))

/** The values alone. */
export const valuesFor = (attribute: AutofillAttribute, more: Partial<Material>) => proposedFor(attribute, more).map(({ values }) => values)

/** The surest values, from the text of the file. */
export const fromText = (attribute: AutofillAttribute, text: string) => valuesFor(attribute, { text })[0]
