import { RESOURCE_TYPES, type ResourceType } from '../access/modules.ts'
import { problemsIn } from '../validation/form.ts'
import type { FieldProblems } from '../validation/problem.ts'
import { anything, line, oneOf, optionalLine } from '../validation/rules.ts'
import { attributesProblems, type AttributeDefinition, type AttributeForm } from './attribute.ts'
import { isChoice } from './attributeTypes.ts'
import type { DisplayField } from './displayFields.ts'
import type { TemplateState } from './lifecycle.ts'

/** Which assets a template can describe: those of one module, or of each. */
export const TEMPLATE_TYPES = [...RESOURCE_TYPES, 'ALL'] as const
export type TemplateType = (typeof TEMPLATE_TYPES)[number]

export const canDescribe = (type: TemplateType, resourceType: ResourceType): boolean => type === 'ALL' || type === resourceType

/** A role or a user that a template is for, as it is called now. */
export interface TemplateReader {
  readonly id: string
  readonly name: string
}

/** A metadata template as it stands in the list (specification section 3). */
export interface TemplateSummary {
  readonly id: string
  readonly name: string
  readonly shortDescription: string
  readonly type: TemplateType
  readonly state: TemplateState
  readonly attributeCount: number
  readonly roles: readonly TemplateReader[]
  readonly users: readonly TemplateReader[]
  /** How many assets it describes. */
  readonly assets: number
  /** Grows with every change; an edit names the one that it started from (STALE_EDIT). */
  readonly revision: number
  /** ISO 8601. */
  readonly createdAt: string
  readonly updatedAt: string
  /** Null: it never was. */
  readonly publishedAt: string | null
}

export interface Template extends TemplateSummary {
  readonly attributes: readonly AttributeDefinition[]
  /** One of each attribute. */
  readonly displayFields: readonly DisplayField[]
}

/** A metadata template's raw fields (specification sections 3 and 5). */
export interface TemplateForm {
  readonly name: string
  readonly shortDescription: string
  readonly type: string
  readonly attributes: readonly AttributeForm[]
  readonly rolesIds: readonly string[]
  readonly usersIds: readonly string[]
}

/** The roles and users that one template is for at most, together. */
const MAX_READERS = 500

const readersProblems = (count: number): FieldProblems => {
  if (count === 0) return { rolesIds: { code: 'rolesOrUsersRequired' } }
  return count > MAX_READERS ? { rolesIds: { code: 'tooMany', limit: MAX_READERS } } : {}
}

const RULES = {
  name: line(1, 255),
  shortDescription: optionalLine(160),
  type: oneOf(TEMPLATE_TYPES),
  attributes: anything,
  rolesIds: anything,
  usersIds: anything,
}

/** As {@link templateProblems}, whoever it is for: a copy of one that is for nobody any more is given somebody before it is published. */
export const wrongInCopy = (form: TemplateForm): FieldProblems => ({ ...problemsIn(form, RULES), ...attributesProblems(form.attributes) })

/** Problems of attributes stand under `attributes.<index>.<field>`; where nobody is assigned, under `rolesIds`. */
export const templateProblems = (form: TemplateForm): FieldProblems => ({ ...wrongInCopy(form), ...readersProblems(form.rolesIds.length + form.usersIds.length) })

/** What a template lacks that is to be published: an attribute, something to choose of each choice, and somebody whom it is for. */
export const publishProblems = (template: Pick<Template, 'attributes' | 'roles' | 'users'>): FieldProblems => ({
  ...readersProblems(template.roles.length + template.users.length),
  ...(template.attributes.length === 0 ? { attributes: { code: 'required' as const } } : {}),
  ...Object.fromEntries(
    template.attributes.flatMap(({ type, optionCount }, index) =>
      isChoice(type) && optionCount === 0 ? [[`attributes.${index}.options`, { code: 'required' as const }]] : [],
    ),
  ),
})

/** A saved attribute as it is edited; of options, further ones. */
export const attributeFormOf = (attribute: AttributeDefinition): AttributeForm => ({
  id: attribute.id,
  name: attribute.name,
  type: attribute.type,
  required: attribute.required,
  repeatable: attribute.repeatable,
  visibleOnPortal: attribute.visibleOnPortal,
  helpText: attribute.helpText,
  defaultValue: attribute.defaultValue,
  section: attribute.section,
  element: attribute.element,
  unit: attribute.unit,
  currency: attribute.currency,
  options: [],
})

/** A template as its editor begins with it. */
export const templateFormOf = (template: Template): TemplateForm => ({
  name: template.name,
  shortDescription: template.shortDescription,
  type: template.type,
  attributes: template.attributes.map(attributeFormOf),
  rolesIds: template.roles.map(({ id }) => id),
  usersIds: template.users.map(({ id }) => id),
})
