import type { Failure } from '../failures/failure.ts'
import { nameKey } from '../naming/names.ts'
import { isValid } from '../validation/form.ts'
import { repeatedNames } from './attribute.ts'
import { afterTemplateAction, type TemplateAction, type TemplateState } from './lifecycle.ts'
import { limitedEditProblems } from './limitedEdit.ts'
import { publishProblems, templateProblems, type Template, type TemplateForm } from './template.ts'

type FormRefusal = Failure<'VALIDATION_FAILED' | 'ATTRIBUTE_NAMES_DUPLICATED' | 'ATTRIBUTE_ALREADY_EXISTS'>
type PublishedRefusal = Failure<'TEMPLATE_PUBLISHED'>
type StateRefusal = PublishedRefusal | Failure<'TEMPLATE_DIFFERENT_STATE'>

const PUBLISHED: PublishedRefusal = { code: 'TEMPLATE_PUBLISHED' }

/** A new attribute that is called as a saved one exists already; two others of one name are duplicates of each other. */
const nameRefusal = ({ attributes }: TemplateForm): FormRefusal | undefined => {
  const [index] = repeatedNames(attributes)
  if (index === undefined) return undefined
  const clashing = attributes.filter(({ name }) => nameKey(name) === nameKey(attributes[index]?.name ?? ''))
  const isNewBesideSaved = clashing.some(({ id }) => id === null) && clashing.some(({ id }) => id !== null)
  return { code: isNewBesideSaved ? 'ATTRIBUTE_ALREADY_EXISTS' : 'ATTRIBUTE_NAMES_DUPLICATED' }
}

/** Why a form is not saved: its fields, or names that the catalogue has codes for where nothing else is wrong. */
export const templateFormRefusal = (form: TemplateForm): FormRefusal | undefined => {
  const fields = templateProblems(form)
  if (isValid(fields)) return undefined
  const others = Object.values(fields).some(({ code }) => code !== 'duplicated')
  const names = others ? undefined : nameRefusal(form)
  return names ?? { code: 'VALIDATION_FAILED', fields }
}

/** Why something is not done to a template in its state: once it was published it neither is edited nor goes. */
export const templateActionRefusal = (state: TemplateState, action: TemplateAction): StateRefusal | undefined => {
  if (afterTemplateAction(state, action) !== undefined) return undefined
  return { code: action === 'edit' || action === 'editLimited' || action === 'delete' ? 'TEMPLATE_PUBLISHED' : 'TEMPLATE_DIFFERENT_STATE' }
}

/** Why nothing of a template that was published is edited: only an active one is, within limits. */
export const limitedEditRefusal = (state: TemplateState): PublishedRefusal | undefined =>
  afterTemplateAction(state, 'editLimited') === undefined ? PUBLISHED : undefined

/** Why an edit is not saved, whole of one that was never published, limited of an active one. */
export const templateEditRefusal = (before: Template, form: TemplateForm): FormRefusal | PublishedRefusal | undefined => {
  if (before.state === 'Created') return templateFormRefusal(form)
  const refusal = limitedEditRefusal(before.state) ?? templateFormRefusal(form)
  if (refusal !== undefined) return refusal
  return isValid(limitedEditProblems(before, form)) ? undefined : PUBLISHED
}

/** Why something is not done to a template: what it lacks to be published, or its state. */
export const templateRefusal = (template: Template, action: TemplateAction): Failure<'VALIDATION_FAILED'> | StateRefusal | undefined => {
  const refusal = templateActionRefusal(template.state, action)
  if (refusal !== undefined || action !== 'publish') return refusal
  const fields = publishProblems(template)
  return isValid(fields) ? undefined : { code: 'VALIDATION_FAILED', fields }
}

/** Options are added, renamed and merged as long as a template is edited in any way, and taken out as long as it is edited whole. */
export const optionsRefusal = (state: TemplateState, change: 'further' | 'removal'): PublishedRefusal | undefined => {
  if (state === 'Created') return undefined
  return change === 'further' ? limitedEditRefusal(state) : PUBLISHED
}
