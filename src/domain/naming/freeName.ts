import { codePoints } from '../validation/text.ts'
import { MAX_NAME_LENGTH, nameKey, normalizeName, splitExtension } from './names.ts'

/** What is in the way of a name: the extension of an asset stays at the end, a folder's name has none. */
export type NamedKind = 'folder' | 'asset'

/** The keys ({@link nameKey}) of names that are taken. */
export type TakenKeys = ReadonlySet<string>

export const takenKeys = (names: Iterable<string>): TakenKeys => new Set(Array.from(names, nameKey))

const FIRST_NUMBER = 2

const shortened = (text: string, length: number): string => codePoints(text).slice(0, length).join('').trimEnd()

const numbered = (stem: string, number: number, ending: string): string => {
  const suffix = ` (${number})${ending}`
  return shortened(stem, MAX_NAME_LENGTH - codePoints(suffix).length) + suffix
}

/** The names at one place, of which ever more are taken. */
export class TakenNames {
  readonly #keys: Set<string>
  /** The lowest number that may still be free, by the key of the name with the first one: what is taken stays taken. */
  readonly #next = new Map<string, number>()

  constructor(keys: Iterable<string> = []) {
    this.#keys = new Set(keys)
  }

  has(name: string): boolean {
    return this.#keys.has(nameKey(name))
  }

  take(name: string): string {
    this.#keys.add(nameKey(name))
    return name
  }

  /**
   * Takes the name itself where it is free, else with the lowest free number from 2 on: `a (2).jpg`. A number it already carries is
   * replaced, not repeated; a name that would get too long is cut before its number.
   */
  takeFree(name: string, kind: NamedKind = 'asset'): string {
    const wanted = normalizeName(name)
    if (!this.has(wanted)) return this.take(wanted)
    const { stem, extension } = kind === 'asset' ? splitExtension(wanted) : { stem: wanted, extension: '' }
    const bare = stem.replace(/ \([1-9][0-9]{0,5}\)$/, '')
    const ending = extension === '' ? '' : `.${extension}`
    const first = nameKey(numbered(bare, FIRST_NUMBER, ending))
    let number = this.#next.get(first) ?? FIRST_NUMBER
    while (this.has(numbered(bare, number, ending))) number += 1
    this.#next.set(first, number)
    return this.take(numbered(bare, number, ending))
  }
}
