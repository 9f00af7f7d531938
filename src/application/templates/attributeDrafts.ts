import { nameKey } from '../../domain/naming/names.ts'
import type { AttributeDefinition, AttributeForm } from '../../domain/templates/attribute.ts'
import { isChoice, type AttributeType } from '../../domain/templates/attributeTypes.ts'
import { inSections, movedBy, placed, sectionMovedBy, sectionRenamed, type Step } from '../../domain/templates/sections.ts'

/** An attribute as it is edited: a new one goes by an id of the form's own. */
export interface AttributeDraft extends AttributeForm {
  readonly id: string
  readonly isNew: boolean
  readonly type: AttributeType
  /** Of a choice: how many options are saved. */
  readonly optionCount: number
}

/** What is known of an attribute that is added; the rest is as of a plain one. */
export type NewAttribute = Partial<Omit<AttributeDraft, 'id' | 'isNew' | 'optionCount'>>

/** What is done to the attributes of a template in one step. */
export type AttributesChange =
  | { readonly kind: 'add'; readonly attributes: readonly NewAttribute[] }
  | { readonly kind: 'attribute'; readonly id: string; readonly fields: NewAttribute }
  | { readonly kind: 'duplicate' | 'remove'; readonly id: string }
  | { readonly kind: 'put'; readonly id: string; readonly section: string; readonly at: number }
  | { readonly kind: 'step'; readonly id: string; readonly step: Step }
  | { readonly kind: 'sectionStep'; readonly name: string; readonly step: Step }
  | { readonly kind: 'sectionRename'; readonly name: string; readonly to: string }

const PLAIN: Omit<AttributeDraft, 'id'> = {
  isNew: true,
  name: '',
  type: 'text',
  required: false,
  repeatable: false,
  visibleOnPortal: false,
  helpText: '',
  defaultValue: '',
  section: '',
  element: null,
  unit: null,
  currency: null,
  options: [],
  optionCount: 0,
}

export const attributeDraftOf = (attribute: AttributeDefinition): AttributeDraft => ({ ...attribute, isNew: false, options: [] })

export const attributeFormOf = ({ isNew, optionCount: _saved, ...form }: AttributeDraft): AttributeForm => ({
  ...form,
  id: isNew ? null : form.id,
  options: isChoice(form.type) ? form.options : [],
})

/** Ids of new attributes, none of which any of these has. */
const newIds = (attributes: readonly AttributeDraft[], count: number): readonly string[] => {
  const last = Math.max(0, ...attributes.flatMap(({ id, isNew }) => (isNew ? [Number(id.slice('new-'.length))] : [])))
  return Array.from({ length: count }, (_, at) => `new-${last + at + 1}`)
}

const withAdded = (attributes: readonly AttributeDraft[], added: readonly NewAttribute[], sent: readonly AttributeDraft[]): readonly AttributeDraft[] => {
  const ids = newIds([...attributes, ...sent], added.length)
  return inSections([...attributes, ...added.map((one, at) => ({ ...PLAIN, ...one, id: ids[at] ?? '' }))])
}

/** “Title 2”, or the next number that is free. */
const freeName = (attributes: readonly AttributeDraft[], name: string): string => {
  const taken = new Set(attributes.map((one) => nameKey(one.name)))
  const isFree = (count: number): boolean => !taken.has(nameKey(`${name} ${count}`))
  const count = Array.from({ length: attributes.length + 1 }, (_, at) => at + 2).find(isFree)
  return `${name} ${count ?? 2}`
}

/** A copy behind its original; its options are those that are not saved yet. */
const withCopy = (attributes: readonly AttributeDraft[], id: string, sent: readonly AttributeDraft[]): readonly AttributeDraft[] => {
  const at = attributes.findIndex((one) => one.id === id)
  const original = attributes[at]
  if (original === undefined) return attributes
  const [copyId = ''] = newIds([...attributes, ...sent], 1)
  return attributes.toSpliced(at + 1, 0, { ...original, id: copyId, isNew: true, name: freeName(attributes, original.name), optionCount: 0, defaultValue: isChoice(original.type) ? '' : original.defaultValue })
}

/** What another type has no use for goes with it. */
const withFields = (attribute: AttributeDraft, fields: NewAttribute): AttributeDraft =>
  fields.type === undefined || fields.type === attribute.type ? { ...attribute, ...fields } : { ...attribute, defaultValue: '', unit: null, currency: null, ...fields }

/** The attributes after a step; what is added goes by no id that an attribute goes by in what was `sent` to be saved. */
export const changedAttributes = (attributes: readonly AttributeDraft[], change: AttributesChange, sent: readonly AttributeDraft[] = []): readonly AttributeDraft[] => {
  switch (change.kind) {
    case 'add':
      return withAdded(attributes, change.attributes, sent)
    case 'attribute':
      return inSections(attributes.map((one) => (one.id === change.id ? withFields(one, change.fields) : one)))
    case 'remove':
      return attributes.filter(({ id }) => id !== change.id)
    case 'duplicate':
      return withCopy(attributes, change.id, sent)
    case 'put':
      return placed(attributes, change.id, change.section, change.at)
    case 'step':
      return movedBy(attributes, change.id, change.step)
    case 'sectionStep':
      return sectionMovedBy(attributes, change.name, change.step)
    case 'sectionRename':
      return sectionRenamed(attributes, change.name, change.to)
  }
}
