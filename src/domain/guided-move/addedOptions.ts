import type { Names } from '../metadata/names.ts'
import { nameKey } from '../naming/names.ts'
import { optionLabel } from '../templates/options.ts'
import { tidy } from '../validation/text.ts'

/** The options of a choice, and those that it lacks, gathered as they are asked for. */
export interface AddingNames extends Names {
  /** Labels, each once, in the order in which they were asked for. */
  readonly added: () => readonly string[]
}

/**
 * `room`: how many options may be added, together with those that were `added` before under their marks. What is no label of an option, or has no
 * room, is not an option still.
 */
export const addingNames = (names: Names, room: number, added = new Map<string, string>()): AddingNames => {
  const mark = (label: string): string => `added ${nameKey(label)}`
  return {
    nameOf: (id) => names.nameOf(id) ?? added.get(id),
    idOf: (label) => {
      const known = names.idOf(label)
      if (known !== undefined || optionLabel(label) !== undefined) return known
      if (!added.has(mark(label))) {
        if (added.size >= room) return undefined
        added.set(mark(label), tidy(label))
      }
      return mark(label)
    },
    added: () => [...added.values()],
  }
}
