import { inOrder, maxLength, required, type Rule } from '../validation/rules.ts'
import { isCleanLine, nfc, tidy } from '../validation/text.ts'

/** Code points after NFC (specification section 3). */
export const MAX_NAME_LENGTH = 255

/** A folder's or an asset's name as it is stored. */
export const normalizeName = (name: string): string => tidy(name)

/** What two names of one parent are compared by: NFC without case. Upper case goes first, so that ß equals SS. */
export const nameKey = (name: string): string => nfc(normalizeName(name).toUpperCase().toLowerCase())

export const sameName = (one: string, other: string): boolean => nameKey(one) === nameKey(other)

/** A name before and after its last dot, which belongs to neither. A leading or a closing dot starts no extension. */
export const splitExtension = (name: string): { readonly stem: string; readonly extension: string } => {
  const dot = name.lastIndexOf('.')
  return dot > 0 && dot < name.length - 1
    ? { stem: name.slice(0, dot), extension: name.slice(dot + 1) }
    : { stem: name, extension: '' }
}

/** Path separators, and characters that make a name read in another order than it is written. */
const MISLEADING = /[/\\\u202A-\u202E\u2066-\u2069]/

const wellNamed: Rule = (value) => {
  const name = normalizeName(value)
  return isCleanLine(name) && !MISLEADING.test(name) && name !== '.' && name !== '..' ? undefined : { code: 'invalidCharacters' }
}

const hasExtension: Rule = (value) => (splitExtension(normalizeName(value)).extension === '' ? { code: 'noExtension' } : undefined)

export const folderName: Rule = inOrder(required, wellNamed, maxLength(MAX_NAME_LENGTH))

/** A name with its extension. */
export const assetName: Rule = inOrder(folderName, hasExtension)

/** An asset's new name: the extension stays, with its case or without. */
export const assetRename =
  (current: string): Rule =>
  (value) => {
    const problem = assetName(value)
    const [before, after] = [current, normalizeName(value)].map((name) => nameKey(splitExtension(name).extension))
    return problem ?? (before === after ? undefined : { code: 'extensionChanged' })
  }
