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

/** A name as a program may read it that normalises by compatibility: \uFF0F is then a slash, \u2025 two dots. */
const asRead = (name: string): string => name.normalize('NFKD')

const isMisleading = (name: string): boolean => MISLEADING.test(name) || name === '.' || name === '..'

const wellNamed: Rule = (value) => {
  const name = normalizeName(value)
  return isCleanLine(name) && !isMisleading(name) && !isMisleading(asRead(name)) ? undefined : { code: 'invalidCharacters' }
}

/** A name without path separators, also without those that only become one when they are normalised: each is `_`. */
export const withoutSeparators = (name: string): string => name.replace(/./gsu, (letter) => (/[/\\]/.test(asRead(letter)) ? '_' : letter))

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

/** What Windows refuses anywhere in a name. */
const REFUSED_CHARACTERS = /[<>:"/\\|?*\p{Cc}]/gu

/** Names of devices: Windows takes none of them for a file or folder, whatever follows their first dot. */
const DEVICES = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9\u00B9\u00B2\u00B3]) *(?:\.|$)/i

/**
 * The name as every common file system takes it, for what leaves the library: what Windows refuses becomes `_`, dots and blanks at the end
 * go, and a device's name gets a `_` before it. In the library itself such names are allowed, since titles have them ("Who was she?").
 */
export const portableName = (name: string): string => {
  const legal = withoutSeparators(normalizeName(name)).replace(REFUSED_CHARACTERS, '_').replace(/[. \u2024-\u2026]+$/, '')
  return legal === '' || DEVICES.test(legal) ? `_${legal}` : legal
}
