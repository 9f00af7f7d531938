import type { AttributeForm } from '../../domain/templates/attribute.ts'
import type { TemplateState } from '../../domain/templates/lifecycle.ts'
import type { Template } from '../../domain/templates/template.ts'
import type { InMemoryPeople } from './InMemoryPeople.ts'
import { InMemoryTemplates } from './InMemoryTemplates.ts'

const attribute = (name: string, more: Partial<AttributeForm> = {}): AttributeForm => ({
  id: null,
  name,
  type: 'text',
  required: false,
  repeatable: false,
  visibleOnPortal: true,
  helpText: '',
  defaultValue: '',
  section: '',
  element: null,
  unit: null,
  currency: null,
  options: [],
  ...more,
})

const GLASS_PLATE: readonly AttributeForm[] = [
  attribute('Title', { required: true, element: 'dcterms:title', section: 'Identity', helpText: 'As on the envelope, or in square brackets' }),
  attribute('Photographer', { repeatable: true, element: 'dcterms:creator', section: 'Identity' }),
  attribute('Date taken', { type: 'edtf', element: 'dcterms:created', section: 'Identity' }),
  attribute('Place shown', { element: 'dcterms:spatial', section: 'Subject' }),
  attribute('Position', { type: 'coordinates', section: 'Subject' }),
  attribute('Emulsion', { type: 'dropDown', options: ['Gelatin silver', 'Wet collodion', 'Albumen', 'Autochrome'], section: 'Object' }),
  attribute('Damage', { type: 'multipleChoice', options: ['Crack', 'Flaking', 'Fingerprints', 'Mirroring', 'Broken corner'], visibleOnPortal: false, section: 'Object' }),
  attribute('Width', { type: 'number', unit: 'cm', section: 'Object' }),
  attribute('Height', { type: 'number', unit: 'cm', section: 'Object' }),
  attribute('Insurance value', { type: 'price', currency: 'NOK', visibleOnPortal: false, section: 'Object' }),
  attribute('Digitized', { type: 'yesNo', section: 'Handling' }),
  attribute('Notes', { type: 'longText', visibleOnPortal: false, section: 'Handling' }),
]
const DOCUMENT: readonly AttributeForm[] = [
  attribute('Reference code', { required: true, element: 'isadg:3.1.1' }),
  attribute('Received', { type: 'date' }),
  attribute('Correspondent', { repeatable: true }),
  attribute('Kind of document', { type: 'dropDown', options: ['Letter', 'Contract', 'Minutes'] }),
]
const OBJECT: readonly AttributeForm[] = [
  attribute('Object name', { required: true, repeatable: true }),
  attribute('Material', { type: 'multipleChoice', options: ['Wood', 'Iron', 'Textile'] }),
  attribute('Length', { type: 'number', unit: 'mm' }),
]

/** A museum's templates, in each state; what the published archival one describes is named. */
export const sampleTemplates = (people: InMemoryPeople, described: readonly string[]): InMemoryTemplates => {
  const templates = new InMemoryTemplates(people)
  const roleNamed = (name: string): string => [...people.roles.values()].find((role) => role.name === name)?.id ?? ''
  const rolesIds = ['Publisher', 'User'].map(roleNamed)
  const add = (name: string, shortDescription: string, type: Template['type'], attributes: readonly AttributeForm[], state: TemplateState): Template => {
    const { id } = templates.create({ name, shortDescription, type, attributes, rolesIds, usersIds: [people.actorId] })
    const publishedAt = state === 'Created' ? null : '2026-11-18T09:30:00.000Z'
    return templates.change(id, (kept) => ({ ...kept, state, publishedAt }))
  }
  const { id } = add('Glass plate', 'Negatives and slides on glass', 'ALL', GLASS_PLATE, 'Active')
  templates.described.set(id, new Set(described))
  add('Document', 'Letters, contracts and minutes', 'RECORDS', DOCUMENT, 'Active')
  add('Object', '', 'ALL', OBJECT, 'Inactive')
  add('Poster', 'Being designed', 'ALL', [attribute('Title')], 'Created')
  add('Old index card', 'Until 1998', 'ALL', [attribute('Text', { type: 'longText' })], 'Hidden')
  return templates
}
