import type { Template } from '../../src/domain/templates/template.ts'

type Said = Readonly<Record<string, unknown>>

const names = (list: readonly { readonly name: string }[]): string => list.map(({ name }) => name).join(', ')

/** What of a template the activity log tells. */
export const saidOf = (template: Template): Said => ({
  name: template.name,
  shortDescription: template.shortDescription,
  templateType: template.type,
  templateState: template.state,
  attributes: names(template.attributes),
  roles: names(template.roles),
  users: names(template.users),
})

/** The fields that an edit changed; that something else of an attribute changed is said by its name alone. */
export const changesBetween = (before: Template, after: Template): { readonly before: Said; readonly after: Said } => {
  const [was, is] = [saidOf(before), saidOf(after)]
  const fields = Object.keys(is).filter((field) => was[field] !== is[field])
  const of = (said: Said): Said => Object.fromEntries(fields.map((field) => [field, said[field]]))
  const edited = after.attributes.filter((one) => {
    const other = before.attributes.find(({ id }) => id === one.id)
    return other !== undefined && JSON.stringify(other) !== JSON.stringify(one)
  })
  const said = edited.length === 0 ? {} : { attributesEdited: names(edited) }
  return { before: of(was), after: { ...of(is), ...said } }
}
