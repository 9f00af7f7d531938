import { tidy } from '../validation/text.ts'
import type { FieldProblems } from '../validation/problem.ts'
import { type AttributeForm, storedAttribute } from './attribute.ts'
import { attributeFormOf, type Template, type TemplateForm } from './template.ts'

const PUBLISHED = { code: 'published' } as const

/** What of a published template's attribute stays as it is: all but its help text and further options. */
const FROZEN = ['name', 'type', 'required', 'repeatable', 'visibleOnPortal', 'defaultValue', 'section', 'element', 'unit', 'currency'] as const

const attributeEdits = (before: AttributeForm, after: AttributeForm, index: number): readonly (readonly [string, typeof PUBLISHED])[] => {
  const [was, is] = [storedAttribute(before), storedAttribute(after)]
  return FROZEN.filter((field) => was[field] !== is[field]).map((field) => [`attributes.${index}.${field}`, PUBLISHED])
}

const lost = (before: readonly { readonly id: string }[], after: readonly string[]): boolean => before.some(({ id }) => !after.includes(id))

/**
 * What of an edit an active template does not take, by field (`attributes` where some are new, gone or in another order): only its short
 * description, its help texts, further options, roles and users, so that what assigned files depend on stays.
 */
export const limitedEditProblems = (before: Template, after: TemplateForm): FieldProblems => {
  const sameAttributes =
    before.attributes.length === after.attributes.length && before.attributes.every(({ id }, index) => id === after.attributes[index]?.id)
  const found: readonly (readonly [string, typeof PUBLISHED])[] = [
    ...(before.name === tidy(after.name) ? [] : [['name', PUBLISHED] as const]),
    ...(before.type === after.type ? [] : [['type', PUBLISHED] as const]),
    ...(lost(before.roles, after.rolesIds) ? [['rolesIds', PUBLISHED] as const] : []),
    ...(lost(before.users, after.usersIds) ? [['usersIds', PUBLISHED] as const] : []),
    ...(sameAttributes
      ? after.attributes.flatMap((form, index) => {
          const was = before.attributes[index]
          return was === undefined ? [] : attributeEdits(attributeFormOf(was), form, index)
        })
      : [['attributes', PUBLISHED] as const]),
  ]
  return Object.fromEntries(found)
}
