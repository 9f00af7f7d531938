import type { Template } from '../../domain/templates/template.ts'
import { inSections } from '../../domain/templates/sections.ts'
import { rebasedFields, rebasedList } from '../../domain/validation/rebase.ts'
import type { AttributeDraft } from './attributeDrafts.ts'
import { draftOf, type TemplateDraft } from './templateDraft.ts'

const idsOf = (attributes: readonly AttributeDraft[]): string => JSON.stringify(attributes.map(({ id }) => id))

/** Attributes that both have stand as I have them, where I have put them in another order; else as they do. Those of one side alone follow. */
const inOrder = (attributes: readonly AttributeDraft[], order: readonly AttributeDraft[]): readonly AttributeDraft[] => {
  const placeOf = ({ id }: AttributeDraft): number => {
    const at = order.findIndex((one) => one.id === id)
    return at < 0 ? order.length : at
  }
  return inSections(attributes.toSorted((one, other) => placeOf(one) - placeOf(other)))
}

const rebasedAttributes = (base: readonly AttributeDraft[], mine: readonly AttributeDraft[], theirs: readonly AttributeDraft[]): readonly AttributeDraft[] => {
  const find = (list: readonly AttributeDraft[], id: string) => list.find((one) => one.id === id)
  const merged = rebasedList(base, mine, theirs).map((one) => {
    const [was, is] = [find(base, one.id), find(theirs, one.id)]
    return was === undefined || is === undefined ? one : { ...rebasedFields(was, one, is), optionCount: is.optionCount }
  })
  const common = base.filter(({ id }) => find(mine, id) !== undefined)
  const isMoved = idsOf(common) !== idsOf(mine.filter(({ id }) => find(base, id) !== undefined))
  return inOrder(merged, isMoved ? mine : theirs)
}

const rebasedDraft = (before: TemplateDraft, mine: TemplateDraft, after: TemplateDraft): TemplateDraft => {
  const fieldsOf = ({ name, shortDescription, type }: TemplateDraft) => ({ name, shortDescription, type })
  return {
    ...rebasedFields(fieldsOf(before), fieldsOf(mine), fieldsOf(after)),
    attributes: rebasedAttributes(before.attributes, mine.attributes, after.attributes),
    roles: rebasedList(before.roles, mine.roles, after.roles),
    users: rebasedList(before.users, mine.users, after.users),
  }
}

/** What I changed of a template stays mine, what I left alone becomes theirs: field by field, also of each attribute. */
export const rebased = (base: Template, mine: TemplateDraft, theirs: Template): TemplateDraft => rebasedDraft(draftOf(base), mine, draftOf(theirs))

/** What an attribute of a draft goes by once it is saved: new ones have got their ids, in their order. */
export const savedIdIn = (sent: TemplateDraft, saved: Template, id: string): string => saved.attributes[sent.attributes.findIndex((one) => one.id === id)]?.id ?? id

/** What was filled in while `sent` was being saved, on top of what is saved. */
export const rebasedOnSaved = (sent: TemplateDraft, mine: TemplateDraft, saved: Template): TemplateDraft => {
  if (mine === sent) return draftOf(saved)
  const named = (draft: TemplateDraft): TemplateDraft => ({ ...draft, attributes: draft.attributes.map((one) => ({ ...one, id: savedIdIn(sent, saved, one.id) })) })
  return rebasedDraft(named(sent), named(mine), draftOf(saved))
}
