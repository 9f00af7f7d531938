import { problemsIn, problemsOf } from '../validation/form.ts'
import type { FieldProblems, Problem } from '../validation/problem.ts'
import { line, oneOf, optionalLine } from '../validation/rules.ts'
import { nameKey } from '../naming/names.ts'
import { ATTRIBUTE_TYPES } from './attributeTypes.ts'

/** One attribute of a template, raw (specification section 3). */
export interface AttributeForm {
  readonly name: string
  readonly type: string
  /** What a drop-down offers; of no meaning for the other types. */
  readonly options: readonly string[]
  readonly required: boolean
  readonly visibleOnPortal: boolean
}

/** A metadata template's raw fields (specification sections 3 and 5). */
export interface TemplateForm {
  readonly name: string
  readonly shortDescription: string
  readonly attributes: readonly AttributeForm[]
  readonly rolesIds: readonly string[]
  readonly usersIds: readonly string[]
}

const attributeName = line(1, 255)
const optionName = line(1, 255)
const typeRule = oneOf(ATTRIBUTE_TYPES)

const isRepeated = (names: readonly string[], index: number): boolean => {
  const keys = names.map(nameKey)
  return keys.indexOf(keys[index] ?? '') < index
}

const optionsProblem = (options: readonly string[]): Problem | undefined => {
  if (options.length === 0) return { code: 'required' }
  const [problem] = options.flatMap((option) => optionName(option) ?? [])
  return problem ?? (options.some((_, index) => isRepeated(options, index)) ? { code: 'duplicated' } : undefined)
}

/** The later of two attributes of one name is the duplicate; names are compared after NFC without case. */
const attributeProblems = (attributes: readonly AttributeForm[]): FieldProblems => {
  const names = attributes.map(({ name }) => name)
  return problemsOf(
    Object.fromEntries(
      attributes.flatMap(({ name, type, options }, index) => [
        [`attributes.${index}.name`, attributeName(name) ?? (isRepeated(names, index) ? { code: 'duplicated' as const } : undefined)],
        [`attributes.${index}.type`, typeRule(type)],
        [`attributes.${index}.options`, type === 'dropDown' ? optionsProblem(options) : undefined],
      ]),
    ),
  )
}

/** Problems of attributes stand under `attributes.<index>.<field>`; where nobody is assigned, under `rolesIds`. */
export const templateProblems = (form: TemplateForm): FieldProblems => ({
  ...problemsIn(
    { name: form.name, shortDescription: form.shortDescription },
    { name: line(1, 255), shortDescription: optionalLine(160) },
  ),
  ...attributeProblems(form.attributes),
  ...(form.rolesIds.length + form.usersIds.length === 0 ? { rolesIds: { code: 'rolesOrUsersRequired' } as const } : {}),
})
