import type { Template, TemplateForm, TemplateReader, TemplateType } from '../../domain/templates/template.ts'
import { attributeDraftOf, attributeFormOf, changedAttributes, type AttributeDraft, type AttributesChange } from './attributeDrafts.ts'

export interface TemplateDraft {
  readonly name: string
  readonly shortDescription: string
  readonly type: TemplateType
  readonly attributes: readonly AttributeDraft[]
  readonly roles: readonly TemplateReader[]
  readonly users: readonly TemplateReader[]
}

/** What is done to a draft in one step. */
export type DraftChange =
  | { readonly kind: 'fields'; readonly fields: Partial<Pick<TemplateDraft, 'name' | 'shortDescription' | 'type'>> }
  /** Somebody comes in, or goes. */
  | { readonly kind: 'reader'; readonly of: 'roles' | 'users'; readonly reader: TemplateReader }
  | AttributesChange

export const NEW_TEMPLATE: TemplateDraft = { name: '', shortDescription: '', type: 'ALL', attributes: [], roles: [], users: [] }

export const draftOf = ({ name, shortDescription, type, attributes, roles, users }: Template): TemplateDraft => ({
  name,
  shortDescription,
  type,
  attributes: attributes.map(attributeDraftOf),
  roles,
  users,
})

export const formOf = ({ roles, users, attributes, ...fields }: TemplateDraft): TemplateForm => ({
  ...fields,
  attributes: attributes.map(attributeFormOf),
  rolesIds: roles.map(({ id }) => id),
  usersIds: users.map(({ id }) => id),
})

const toggled = (readers: readonly TemplateReader[], reader: TemplateReader): readonly TemplateReader[] => {
  const others = readers.filter(({ id }) => id !== reader.id)
  return others.length < readers.length ? others : [...readers, reader]
}

/** The draft after a step; `sent`: as it was when it was saved last. */
export const changedBeside = (sent: TemplateDraft) => (draft: TemplateDraft, change: DraftChange): TemplateDraft => {
  switch (change.kind) {
    case 'fields':
      return { ...draft, ...change.fields }
    case 'reader':
      return { ...draft, [change.of]: toggled(draft[change.of], change.reader) }
    default:
      return { ...draft, attributes: changedAttributes(draft.attributes, change, sent.attributes) }
  }
}

/** The same of a draft that was not saved yet. */
export const changed = changedBeside(NEW_TEMPLATE)

/** What is in sight after a step: what was added, or what stood beside what was removed. Undefined: the template's own fields. */
export const selectedAfter = (before: TemplateDraft, after: TemplateDraft, change: DraftChange, selected: string | undefined): string | undefined => {
  if (after.attributes.some(({ id }) => !before.attributes.some((one) => one.id === id))) {
    return after.attributes.find(({ id }) => !before.attributes.some((one) => one.id === id))?.id
  }
  if (change.kind !== 'remove' || change.id !== selected) return selected
  const at = before.attributes.findIndex(({ id }) => id === change.id)
  return (after.attributes[at] ?? after.attributes[at - 1])?.id
}

export const isTouched = (draft: TemplateDraft, template: Template | undefined): boolean =>
  JSON.stringify(formOf(draft)) !== JSON.stringify(formOf(template === undefined ? NEW_TEMPLATE : draftOf(template)))
