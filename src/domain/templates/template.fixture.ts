import type { AttributeDefinition, AttributeForm } from './attribute.ts'
import type { Template, TemplateForm } from './template.ts'

const BARE = {
  required: false,
  repeatable: false,
  visibleOnPortal: false,
  helpText: '',
  defaultValue: '',
  section: '',
  element: null,
  unit: null,
  currency: null,
} as const

/** A new attribute, for tests. */
export const newAttribute = (name: string, more: Partial<AttributeForm> = {}): AttributeForm => ({
  ...BARE,
  id: null,
  name,
  type: 'text',
  options: [],
  ...more,
})

/** A saved attribute, for tests. */
export const savedAttribute = (name: string, more: Partial<AttributeDefinition> = {}): AttributeDefinition => ({
  ...BARE,
  id: `id of ${name}`,
  name,
  type: 'text',
  optionCount: 0,
  ...more,
})

/** A template without problems, for tests. */
export const templateForm = (more: Partial<TemplateForm> = {}): TemplateForm => ({
  name: 'Glass plate',
  shortDescription: '',
  type: 'ARCHIVES',
  attributes: [newAttribute('Title')],
  rolesIds: ['r'],
  usersIds: [],
  ...more,
})

/** A saved template, for tests. */
export const savedTemplate = (more: Partial<Template> = {}): Template => ({
  id: 't',
  name: 'Glass plate',
  shortDescription: 'Negatives on glass',
  type: 'ARCHIVES',
  state: 'Active',
  attributeCount: more.attributes?.length ?? 0,
  attributes: [],
  displayFields: [],
  roles: [{ id: 'r', name: 'Registrars' }],
  users: [],
  assets: 0,
  revision: 1,
  createdAt: '2026-11-25T10:00:00.000Z',
  updatedAt: '2026-11-25T10:00:00.000Z',
  publishedAt: null,
  ...more,
})
