import type { TemplateState } from '../templates/lifecycle.ts'
import type { TableScope } from './tableScope.ts'

/** What a table is opened for. */
export interface TableChoice {
  readonly scope: TableScope
  /** Rows are filtered or sorted by these. */
  readonly attributeIds: readonly string[]
}

interface Choosable {
  readonly id: string
  readonly state: TemplateState
}

/** What is looked up of templates, if it is asked for. */
export interface ChoiceLookups {
  /** Those that have all of these attributes. */
  readonly having: (attributeIds: readonly string[]) => Promise<readonly string[]>
  /** Whether it describes any of the rows. */
  readonly describesAny: (templateId: string) => Promise<boolean>
}

/**
 * The template that a table opens by where none is named: the one that has the attributes, the first for a whole module, else the first that describes any
 * of the rows; where none does, the first. Active ones come before others. Undefined: there is none.
 */
export const templateToOpen = async <T extends Choosable>(templates: readonly T[], { scope, attributeIds }: TableChoice, { having, describesAny }: ChoiceLookups): Promise<T | undefined> => {
  const active = templates.filter(({ state }) => state === 'Active')
  const [first, ...others] = active.length > 0 ? active : templates
  if (first === undefined || others.length === 0) return first
  if (attributeIds.length > 0) {
    const ids = await having(attributeIds)
    return [first, ...others].find(({ id }) => ids.includes(id)) ?? first
  }
  if (scope.kind === 'module') return first
  for (const template of [first, ...others]) if (await describesAny(template.id)) return template
  return first
}
