import type { Person } from './persons.ts'

/** Somebody who is to be marked in a picture. */
export type NewPerson = Pick<Person, 'name' | 'area' | 'source'>

/** A person as they are being marked and named; without `person`, somebody new. */
export interface PersonDraft extends NewPerson {
  readonly person: Person | undefined
}

export type PersonChange =
  | { readonly kind: 'add'; readonly persons: readonly NewPerson[] }
  | { readonly kind: 'change'; readonly person: Person; readonly to: Pick<NewPerson, 'name' | 'area'> }
  | { readonly kind: 'remove'; readonly person: Person }

/** What a change was made of: enough to take it back. */
export type DonePersonChange =
  | { readonly kind: 'add'; readonly added: readonly Person[] }
  | { readonly kind: 'change'; readonly before: Person; readonly after: Person }
  | { readonly kind: 'remove'; readonly removed: Person }

export const changeByDraft = ({ person, name, area, source }: PersonDraft): PersonChange =>
  person === undefined ? { kind: 'add', persons: [{ name, area, source }] } : { kind: 'change', person, to: { name, area } }

/** The persons of a picture after a change; who was read anew meanwhile stands among them once. */
export const personsAfter = (persons: readonly Person[], done: DonePersonChange): readonly Person[] => {
  if (done.kind === 'add') return [...persons.filter(({ id }) => !done.added.some((one) => one.id === id)), ...done.added]
  if (done.kind === 'remove') return persons.filter(({ id }) => id !== done.removed.id)
  return persons.map((one) => (one.id === done.after.id ? done.after : one))
}
