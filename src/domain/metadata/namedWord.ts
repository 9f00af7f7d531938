import { nameKey } from '../naming/names.ts'
import type { Option } from '../templates/options.ts'

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
