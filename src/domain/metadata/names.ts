import type { ResourceType } from '../access/modules.ts'
import { nameKey } from '../naming/names.ts'
import type { Option } from '../templates/options.ts'
import { codePoints } from '../validation/text.ts'

/** An option, a contact, or an asset with its file number and the module in which it is found. */
export interface ValueName {
  readonly id: string
  readonly label: string
  readonly module?: ResourceType
  readonly fileNumber?: string
}

/** What stands for it in a file or a copied cell, by which it is found again: names of assets can be those of others. */
export const writtenName = ({ label, fileNumber }: ValueName): string => fileNumber ?? label

/** What the options of a drop-down, assets or contacts are called. */
export interface Names {
  readonly nameOf: (id: string) => string | undefined
  /** By its name without regard to case; nothing where several have it. */
  readonly idOf: (name: string) => string | undefined
  /** All that are called so; where it is left out, {@link Names.idOf} is all that is known. */
  readonly idsOf?: (name: string) => readonly string[]
  /** The module of an asset; nothing for others. */
  readonly moduleOf?: (id: string) => ResourceType | undefined
}

/** The names of what is given, looked up without going through it again. */
export const namesOf = (named: readonly ValueName[]): Names => {
  const labels = new Map(named.map(({ id, label }) => [id, label]))
  const modules = new Map(named.map(({ id, module }) => [id, module]))
  const ids = Map.groupBy(named, ({ label }) => nameKey(label))
  return {
    nameOf: (id) => labels.get(id),
    moduleOf: (id) => modules.get(id),
    idsOf: (name) => (ids.get(nameKey(name)) ?? []).map(({ id }) => id),
    idOf: (name) => {
      const [found, ...more] = ids.get(nameKey(name)) ?? []
      return more.length === 0 ? found?.id : undefined
    },
  }
}

/** Code points. */
export const SORT_LENGTH = 200

/** What texts are sorted by: as names are compared, cut where an index would end. */
export const sortTextOf = (text: string): string => codePoints(nameKey(text)).slice(0, SORT_LENGTH).join('')

/** A word, and the option or contact that is called so; null: none is. */
export interface NamedWord {
  readonly word: string
  readonly option: Option | null
  /** Where several contacts are called so, they, and no option. */
  readonly namesakes?: readonly Option[]
}

/** What words stand for, each also under the word by which it was found. */
export const optionsNamed = (words: readonly NamedWord[]): readonly Option[] => {
  const found = words.flatMap(({ word, option, namesakes = [] }) =>
    option === null ? namesakes.map(({ id }) => ({ id, label: word })) : [{ id: option.id, label: word }, option],
  )
  return [...new Map(found.map((one) => [`${one.id} ${nameKey(one.label)}`, one])).values()]
}
