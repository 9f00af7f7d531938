import { isSameArea } from '../persons/area.ts'
import type { Person } from '../persons/persons.ts'
import type { Changes } from './entry.ts'
import type { MarkedPerson } from './undo.ts'

const inPercent = (share: number): string => String(Math.round(share * 1000) / 10)

/** An area as the history shows it, in percent of the picture's sides. */
const areaText = ({ name, area: { x, y, width, height } }: Pick<Person, 'name' | 'area'>): string =>
  `${name}: ${inPercent(x)}, ${inPercent(y)}, ${inPercent(width)} × ${inPercent(height)} %`

const markedOf = ({ id, name, area, source }: Person, contentVersion: string): MarkedPerson => ({ id, name, area, source, contentVersion })

/** Persons who came into a picture or went out of it, as the history writes them down: with what it takes to bring them back. */
export const personsNamed = (persons: readonly Person[], contentVersion: string): Changes => ({
  persons: persons.map(({ name }) => name),
  personsId: persons.map((one) => markedOf(one, contentVersion)),
})

/** A person with another name or at another place; undefined where they are as they were. */
export const personChanged = (was: Person, is: Person, contentVersion: string): { readonly before: Changes; readonly after: Changes } | undefined => {
  const [isRenamed, isMoved] = [is.name !== was.name, !isSameArea(is.area, was.area)]
  if (!isRenamed && !isMoved) return undefined
  const namesOf = (one: Person): Changes => ({
    ...(isRenamed ? { persons: [one.name] } : {}),
    ...(isMoved ? { personArea: areaText(one) } : {}),
    [isRenamed ? 'personsId' : 'personAreaId']: [markedOf(one, contentVersion)],
  })
  return { before: namesOf(was), after: namesOf(is) }
}
