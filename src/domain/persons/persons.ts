import { problemsIn } from '../validation/form.ts'
import type { FieldProblems, Problem } from '../validation/problem.ts'
import { line } from '../validation/rules.ts'
import { type Area, isArea, likeness } from './area.ts'
import { nameKey } from '../naming/names.ts'

/** How a person came into a picture: drawn by hand, taken over from what the file says of itself, or recognised and confirmed. */
export const PERSON_SOURCES = ['Drawn', 'File', 'Recognized'] as const
export type PersonSource = (typeof PERSON_SOURCES)[number]

/** Somebody who can be seen in a picture, and where. */
export interface Person {
  readonly id: string
  readonly name: string
  readonly area: Area
  readonly source: PersonSource
  /** Grows with every change; a change names the revision it started from (STALE_EDIT). */
  readonly revision: number
}

/** A face that a file names; unnamed where it only says that there is one. */
export interface FoundFace {
  readonly name: string
  readonly area: Area
}

/** Code points (specification section 5, "Name required, at most 255"). */
export const MAX_PERSON_NAME = 255

/** Persons of one picture: a school year fits. */
export const MOST_PERSONS = 500

/** Names that are offered while one is typed. */
export const MOST_NAMES = 8

export const personNameRule = line(1, MAX_PERSON_NAME)
const areaRule = (area: Area): Problem | undefined => (isArea(area) ? undefined : { code: 'notAnOption' })

/** The problems of a person as it is to be; what a change does not name stays as it is. */
export const personProblems = (change: { readonly name?: string; readonly area?: Area }): FieldProblems =>
  problemsIn(change, { name: personNameRule, area: areaRule })

/** From here on, two areas show the same face. */
const SAME_FACE = 0.4

/** The faces of a file, or of a picture, that nobody has been marked at yet. */
export const unmarked = <Face extends Pick<FoundFace, 'area'>>(faces: readonly Face[], persons: readonly Pick<Person, 'area'>[]): readonly Face[] =>
  faces.filter(({ area }) => persons.every((person) => likeness(person.area, area) < SAME_FACE))

/** Whether a name, or one of its later words, begins with what was typed; compared after NFC without case. */
export const nameMatches = (name: string, typed: string): boolean => ` ${nameKey(name)}`.includes(` ${nameKey(typed)}`)
