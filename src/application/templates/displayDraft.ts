import { completeDisplay, displayFieldsProblems, type DisplayField } from '../../domain/templates/displayFields.ts'
import type { Template } from '../../domain/templates/template.ts'
import type { FieldProblems } from '../../domain/validation/problem.ts'
import { rebasedFields } from '../../domain/validation/rebase.ts'

/** What is done to the display fields in one step. */
export type DisplayChange =
  | { readonly kind: 'field'; readonly attributeId: string; readonly fields: Partial<Omit<DisplayField, 'attributeId'>> }
  /** Before the one that stands `at` there without it. */
  | { readonly kind: 'put'; readonly attributeId: string; readonly at: number }

const find = (fields: readonly DisplayField[], id: string): DisplayField | undefined => fields.find(({ attributeId }) => attributeId === id)

export const changedDisplay = (fields: readonly DisplayField[], change: DisplayChange): readonly DisplayField[] => {
  if (change.kind === 'field') return fields.map((one) => (one.attributeId === change.attributeId ? { ...one, ...change.fields } : one))
  const moved = find(fields, change.attributeId)
  return moved === undefined ? fields : fields.filter((one) => one !== moved).toSpliced(Math.max(0, change.at), 0, moved)
}

const AT_FIELD = /^displayFields\.(\d+)\.(\w+)$/

/** The problems of display fields by their attributes (`<id>.width`). `found`: as the server tells them. */
export const displayProblems = (fields: readonly DisplayField[], template: Template | undefined, found?: FieldProblems): FieldProblems =>
  Object.fromEntries(
    Object.entries(found ?? displayFieldsProblems(fields, template?.attributes ?? [])).map(([field, problem]) => {
      const [, at, inside] = AT_FIELD.exec(field) ?? []
      return [at === undefined ? field : [fields[Number(at)]?.attributeId ?? at, inside].join('.'), problem]
    }),
  )

/** What I changed stays mine, what I left alone becomes theirs; the order is mine, and what they added comes last. */
export const rebasedDisplay = (base: readonly DisplayField[], mine: readonly DisplayField[], theirs: Template): readonly DisplayField[] =>
  completeDisplay(
    mine.map((one) => {
      const [was, is] = [find(base, one.attributeId), find(theirs.displayFields, one.attributeId)]
      return was === undefined || is === undefined ? one : rebasedFields(was, one, is)
    }),
    theirs.attributes,
  )
