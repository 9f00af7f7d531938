import { problemsOf } from '../validation/form.ts'
import type { FieldProblems, Problem } from '../validation/problem.ts'

/** How one attribute is shown; their order is that of the list. */
export interface DisplayField {
  readonly attributeId: string
  /** Of its column in the table, in pixels. */
  readonly width: number
  readonly inTable: boolean
  readonly inDetails: boolean
}

/** Pixels. */
export const COLUMN_WIDTH = { narrowest: 60, widest: 800, usual: 160 } as const

export const usualDisplay = (attributeId: string): DisplayField => ({
  attributeId,
  width: COLUMN_WIDTH.usual,
  inTable: true,
  inDetails: true,
})

const widthProblem = (width: number): Problem | undefined => {
  if (width < COLUMN_WIDTH.narrowest) return { code: 'belowMinimum', limit: COLUMN_WIDTH.narrowest }
  if (width > COLUMN_WIDTH.widest) return { code: 'aboveMaximum', limit: COLUMN_WIDTH.widest }
  return Number.isInteger(width) ? undefined : { code: 'notInteger' }
}

/** Problems stand under `displayFields.<index>.<field>`: of an attribute that the template does not have, of one that is named twice, of a width. */
export const displayFieldsProblems = (fields: readonly DisplayField[], attributes: readonly { readonly id: string }[]): FieldProblems => {
  const ids = fields.map(({ attributeId }) => attributeId)
  const verdicts = fields.flatMap(({ attributeId, width }, index): readonly (readonly [string, Problem | undefined])[] => [
    [`displayFields.${index}.attributeId`, attributes.some(({ id }) => id === attributeId) ? undefined : { code: 'notAnOption' }],
    ...(ids.indexOf(attributeId) < index ? [[`displayFields.${index}.attributeId`, { code: 'duplicated' }] as const] : []),
    [`displayFields.${index}.width`, widthProblem(width)],
  ])
  return problemsOf(Object.fromEntries(verdicts))
}

/** The fields of all attributes: those that nothing is said of come last, as usual. */
export const completeDisplay = (fields: readonly DisplayField[], attributes: readonly { readonly id: string }[]): readonly DisplayField[] => [
  ...fields.filter(({ attributeId }) => attributes.some(({ id }) => id === attributeId)),
  ...attributes.filter(({ id }) => !fields.some(({ attributeId }) => attributeId === id)).map(({ id }) => usualDisplay(id)),
]
