import type { Template } from '../../domain/templates/template.ts'
import { nameKey } from '../../domain/naming/names.ts'
import type { Memory } from '../memory/Memory.ts'

export type HeldMemory = Pick<Memory, 'claims' | 'templates' | 'metadata' | 'library' | 'people' | 'contacts' | 'contactRelations'>

/** The templates that the signed-in person is in, by name: named themselves, or by their role. */
export const readableIn = ({ claims, templates, people }: HeldMemory): readonly Template[] => {
  const roleId = people.accounts.get(claims.user.id)?.roleId
  return templates
    .all()
    .filter(({ roles, users }) => users.some(({ id }) => id === claims.user.id) || roles.some(({ id }) => id === roleId))
    .toSorted((one, other) => (`${nameKey(one.name)} ${one.id}` < `${nameKey(other.name)} ${other.id}` ? -1 : 1))
}

/** An attribute of a template that the signed-in person is in. */
export interface Known {
  readonly template: Template
  readonly attribute: Template['attributes'][number]
}

/** Undefined where the signed-in person is not in its template. */
export const knownIn = (memory: HeldMemory, attributeId: string): Known | undefined =>
  readableIn(memory)
    .flatMap((template) => template.attributes.map((attribute) => ({ template, attribute })))
    .find(({ attribute }) => attribute.id === attributeId)
