import { nameKey } from '../naming/names.ts'
import { unitOf } from '../reference/units.ts'
import { currencyOf } from '../reference/currencies.ts'
import type { FieldProblems, Problem } from '../validation/problem.ts'
import { line, oneOf, optionalLine } from '../validation/rules.ts'
import { tidy } from '../validation/text.ts'
import { ATTRIBUTE_TYPES, canRepeat, isChoice, type AttributeType } from './attributeTypes.ts'
import { defaultValueProblem } from './defaultValue.ts'
import { optionsProblem } from './options.ts'

/** What one attribute of a template is (specification section 3, "attributes and fields"). */
export interface AttributeDefinition {
  readonly id: string
  readonly name: string
  readonly type: AttributeType
  readonly required: boolean
  /** An asset may have several values of it. */
  readonly repeatable: boolean
  readonly visibleOnPortal: boolean
  readonly helpText: string
  /** In the canonical writing of its type, of a choice the option's id; empty: none. */
  readonly defaultValue: string
  /** The heading under which it stands; empty: none. */
  readonly section: string
  /** Which element of a standard it stands for, such as `dcterms:title`. */
  readonly element: string | null
  /** Of a number: the code of the unit in which it is shown. */
  readonly unit: string | null
  /** Of a price: the code of the currency that all of them have; null: each names its own. */
  readonly currency: string | null
  /** How many a choice offers. */
  readonly optionCount: number
}

/** An attribute as it is edited, raw. */
export interface AttributeForm extends Omit<AttributeDefinition, 'id' | 'type' | 'optionCount'> {
  /** Null: it is new. */
  readonly id: string | null
  readonly type: string
  /** Labels of options that a choice gets beside those that it has; of no meaning for the other types. */
  readonly options: readonly string[]
}

/** The attributes that one template has at most. */
export const MAX_ATTRIBUTES = 200

const NAME = line(1, 255)
const TYPE = oneOf(ATTRIBUTE_TYPES)
const LINE = optionalLine(255)
const ELEMENT = /^[A-Za-z][A-Za-z0-9-]{0,30}:[A-Za-z0-9._-]{1,100}$/

const unless = (isRight: boolean): Problem | undefined => (isRight ? undefined : { code: 'notAnOption' })

/** The verdict on each field of one attribute by itself. */
const attributeProblems = (form: AttributeForm): Readonly<Record<string, Problem | undefined>> => ({
  name: NAME(form.name),
  type: TYPE(form.type),
  helpText: LINE(form.helpText),
  section: LINE(form.section),
  element: unless(form.element === null || ELEMENT.test(form.element)),
  unit: form.type === 'number' ? unless(form.unit === null || unitOf(form.unit) !== undefined) : undefined,
  currency: form.type === 'price' ? unless(form.currency === null || currencyOf(form.currency) !== undefined) : undefined,
  options: isChoice(form.type) ? optionsProblem(form.options) : undefined,
  defaultValue: defaultValueProblem(form),
})

/** The places of attributes whose name one before them has: names are compared after NFC without case, and empty ones are missing, not equal. */
export const repeatedNames = (attributes: readonly Pick<AttributeForm, 'name'>[]): readonly number[] => {
  const seen = new Set<string>()
  return attributes.flatMap(({ name }, index) => {
    const key = nameKey(name)
    if (key === '' || !seen.has(key)) {
      seen.add(key)
      return []
    }
    return [index]
  })
}

/** The problems of a list of attributes under `attributes.<index>.<field>`; of two of one name the later one is the duplicate. */
export const attributesProblems = (attributes: readonly AttributeForm[]): FieldProblems => {
  if (attributes.length > MAX_ATTRIBUTES) return { attributes: { code: 'tooMany', limit: MAX_ATTRIBUTES } }
  const repeated = new Set(repeatedNames(attributes))
  const found = attributes.flatMap((form, index) =>
    Object.entries({ ...attributeProblems(form), ...(repeated.has(index) ? { name: { code: 'duplicated' as const } } : {}) }).flatMap(
      ([field, problem]): readonly (readonly [string, Problem])[] => (problem === undefined ? [] : [[`attributes.${index}.${field}`, problem]]),
    ),
  )
  return Object.fromEntries(found)
}

/** An attribute as it is stored, without what its type has no use for. Only of one without problems. */
export const storedAttribute = (form: AttributeForm): Omit<AttributeDefinition, 'id' | 'optionCount'> => ({
  name: tidy(form.name),
  type: form.type as AttributeType,
  required: form.required,
  repeatable: form.repeatable && canRepeat(form.type),
  visibleOnPortal: form.visibleOnPortal,
  helpText: tidy(form.helpText),
  defaultValue: tidy(form.defaultValue),
  section: tidy(form.section),
  element: form.element,
  unit: form.type === 'number' ? form.unit : null,
  currency: form.type === 'price' ? form.currency : null,
})
