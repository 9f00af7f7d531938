import type { Result } from 'effect/Result'
import type { DisplayField } from '../../domain/templates/displayFields.ts'
import type { TemplateState } from '../../domain/templates/lifecycle.ts'
import type { Template, TemplateForm, TemplateSummary, TemplateType } from '../../domain/templates/template.ts'
import type { CallFailure } from '../failures/CallFailure.ts'

/** What the list of templates is narrowed to; `search` is part of a name or a short description. Without a state: all but hidden ones. */
export interface TemplateFilter {
  readonly search?: string
  readonly state?: TemplateState
  readonly type?: TemplateType
}

export interface TemplateQuery {
  readonly filter: TemplateFilter
  /** At most 200. */
  readonly limit: number
  readonly after?: string
}

export interface TemplatePage {
  /** By name. */
  readonly items: readonly TemplateSummary[]
  /** Where the next page begins; null: nothing follows. */
  readonly next: string | null
  /** Of the whole list. */
  readonly total: number
  /** How many the search and the type leave of each state. */
  readonly states: Readonly<Record<TemplateState, number>>
}

/** A template as it was seen: what is done to it starts from that. */
export type SeenTemplate = Pick<Template, 'id' | 'revision'>

/** What is done to a whole template with PUBLISH_ITEM_TEMPLATES. */
export type TemplateStep = 'publish' | 'activate' | 'deactivate' | 'hide'

export type TemplateReadFailure = CallFailure<'TEMPLATE_NOT_FOUND'>
export type TemplateSaveFailure = CallFailure<
  | 'TEMPLATE_NOT_FOUND'
  | 'STALE_EDIT'
  | 'TEMPLATE_PUBLISHED'
  | 'ATTRIBUTE_NOT_FOUND'
  | 'ATTRIBUTE_NAMES_DUPLICATED'
  | 'ATTRIBUTE_ALREADY_EXISTS'
  | 'ROLE_NOT_FOUND'
  | 'USER_NOT_FOUND'
>
export type TemplateActionFailure = CallFailure<'TEMPLATE_NOT_FOUND' | 'STALE_EDIT' | 'TEMPLATE_PUBLISHED' | 'TEMPLATE_DIFFERENT_STATE'>

/** The metadata templates of the organization. */
export interface TemplateGateway {
  list(query: TemplateQuery, signal: AbortSignal): Promise<Result<TemplatePage, CallFailure>>
  read(id: string, signal: AbortSignal): Promise<Result<Template, TemplateReadFailure>>
  create(form: TemplateForm, signal: AbortSignal): Promise<Result<Template, TemplateSaveFailure>>
  /** Whole of one that was never published, limited of an active one; attributes that the form leaves out are gone. */
  edit(template: SeenTemplate, form: TemplateForm, signal: AbortSignal): Promise<Result<Template, TemplateSaveFailure>>
  setDisplayFields(template: SeenTemplate, fields: readonly DisplayField[], signal: AbortSignal): Promise<Result<Template, TemplateSaveFailure>>
  perform(template: SeenTemplate, step: TemplateStep, signal: AbortSignal): Promise<Result<Template, TemplateActionFailure>>
  /** A new template like this one, its options included, that was never published. */
  duplicate(id: string, name: string, signal: AbortSignal): Promise<Result<Template, TemplateActionFailure>>
  remove(template: SeenTemplate, signal: AbortSignal): Promise<Result<void, TemplateActionFailure>>
}
