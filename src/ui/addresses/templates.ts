import type { TemplateFilter } from '../../application/templates/TemplateGateway.ts'
import { TEMPLATE_STATES } from '../../domain/templates/lifecycle.ts'
import { TEMPLATE_TYPES } from '../../domain/templates/template.ts'

/** The page of metadata templates. */
export const TEMPLATES_PAGE = '/admin-panel/metadata-templates'

export const CREATE_PATH = 'create'
export const editPath = (templateId: string): string => `edit/${templateId}`
export const displayPath = (templateId: string): string => `display-fields/${templateId}`

const NAMES = { search: 'template', state: 'state', type: 'type' } as const

/** What the templates are narrowed to, by the address. */
export const templateFilterOf = (search: URLSearchParams): TemplateFilter => {
  const part = search.get(NAMES.search)
  const state = TEMPLATE_STATES.find((known) => known === search.get(NAMES.state))
  const type = TEMPLATE_TYPES.find((known) => known === search.get(NAMES.type))
  return { ...(part === null || part === '' ? {} : { search: part }), ...(state === undefined ? {} : { state }), ...(type === undefined ? {} : { type }) }
}

/** The address with another filter; an empty value narrows no more. */
export const narrowedTemplates = (search: URLSearchParams, field: keyof TemplateFilter, value: string): URLSearchParams => {
  const next = new URLSearchParams(search)
  if (value === '') next.delete(NAMES[field])
  else next.set(NAMES[field], value)
  return next
}
