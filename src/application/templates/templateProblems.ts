import { limitedEditProblems } from '../../domain/templates/limitedEdit.ts'
import { templateProblems, type Template } from '../../domain/templates/template.ts'
import { isValid } from '../../domain/validation/form.ts'
import type { FieldProblems } from '../../domain/validation/problem.ts'
import { formOf, type TemplateDraft } from './templateDraft.ts'

/** What is wrong with a draft, and what of it a published template does not take. */
export const draftProblems = (draft: TemplateDraft, template: Template | undefined): FieldProblems => {
  const form = formOf(draft)
  return { ...templateProblems(form), ...(template?.state === 'Active' ? limitedEditProblems(template, form) : {}) }
}

const AT_ATTRIBUTE = /^attributes\.(\d+)\.(\w+)$/

/** Problems by the id of their attribute (`<id>.name`) in place of its number, which is another one once it is moved. */
export const problemsById = (problems: FieldProblems, { attributes }: TemplateDraft): FieldProblems =>
  Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => {
      const [, at, inside] = AT_ATTRIBUTE.exec(field) ?? []
      return at === undefined ? [field, problem] : [[attributes[Number(at)]?.id ?? at, inside].join('.'), problem]
    }),
  )

/** The problems of one attribute, by its fields. */
export const problemsOfAttribute = (problems: FieldProblems, id: string): FieldProblems =>
  Object.fromEntries(Object.entries(problems).flatMap(([field, problem]) => (field.startsWith(`${id}.`) ? [[field.slice(id.length + 1), problem]] : [])))

/** Where the first problem is: the attribute in sight if it has one, else the template's own fields (undefined), else the first attribute that has. */
export const placeOfProblems = (problems: FieldProblems, { attributes }: TemplateDraft, selectedId: string | undefined): string | undefined => {
  const wrong = attributes.filter(({ id }) => !isValid(problemsOfAttribute(problems, id)))
  const isOwn = Object.keys(problems).some((field) => !wrong.some(({ id }) => field.startsWith(`${id}.`)))
  return wrong.some(({ id }) => id === selectedId) || isValid(problems) ? selectedId : isOwn ? undefined : wrong[0]?.id
}
