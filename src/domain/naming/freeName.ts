import { codePoints } from '../validation/text.ts'
import { MAX_NAME_LENGTH, nameKey, normalizeName, splitExtension } from './names.ts'

/** What is in the way of a name: the extension of an asset stays at the end, a folder's name has none. */
export type NamedKind = 'folder' | 'asset'

/** The keys ({@link nameKey}) of names that are taken. */
export type TakenKeys = ReadonlySet<string>

export const takenKeys = (names: Iterable<string>): TakenKeys => new Set(Array.from(names, nameKey))

const shortened = (text: string, length: number): string => codePoints(text).slice(0, length).join('').trimEnd()

const numbered = (stem: string, number: number, ending: string): string => {
  const suffix = ` (${number})${ending}`
  return shortened(stem, MAX_NAME_LENGTH - codePoints(suffix).length) + suffix
}

/**
 * The name itself where it is free, else with the lowest free number from 2 on: `a (2).jpg`. A number it already carries is
 * replaced, not repeated; a name that would get too long is cut before its number.
 */
export const nextFreeName = (name: string, taken: TakenKeys, kind: NamedKind = 'asset'): string => {
  const wanted = normalizeName(name)
  if (!taken.has(nameKey(wanted))) return wanted
  const { stem, extension } = kind === 'asset' ? splitExtension(wanted) : { stem: wanted, extension: '' }
  const bare = stem.replace(/ \([1-9][0-9]{0,5}\)$/, '')
  const ending = extension === '' ? '' : `.${extension}`
  let number = 2
  while (taken.has(nameKey(numbered(bare, number, ending)))) number += 1
  return numbered(bare, number, ending)
}
