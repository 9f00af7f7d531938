/** One property of a vCard: its name in upper case, its parameters by their names in upper case, and its value as it stands there. */
export interface CardProperty {
  readonly name: string
  readonly parameters: ReadonlyMap<string, readonly string[]>
  readonly value: string
}

/** What vCard 2.1 writes without saying of which parameter it is. */
const ENCODINGS: readonly string[] = ['QUOTED-PRINTABLE', 'BASE64', 'B', '8BIT', '7BIT']

/** Parts between a separator, none within quotation marks. */
const partsOf = (text: string, separator: ';' | ','): readonly string[] => {
  const parts: string[] = []
  let [from, isQuoted] = [0, false]
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '"') isQuoted = !isQuoted
    else if (text[at] === separator && !isQuoted) {
      parts.push(text.slice(from, at))
      from = at + 1
    }
  }
  return [...parts, text.slice(from)]
}

const colonOf = (text: string): number => {
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '"') isQuoted = !isQuoted
    else if (text[at] === ':' && !isQuoted) return at
  }
  // A quotation mark that nothing closes is part of the text.
  return text.indexOf(':')
}

/** Characters of a name with its parameters; no program writes more. */
const LONGEST_HEAD = 2000

/** Undefined for a line that is no property. A group in front (`item1.`) is left out. */
export const cardProperty = (line: string): CardProperty | undefined => {
  const colon = colonOf(line.slice(0, LONGEST_HEAD))
  if (colon < 1) return undefined
  const [head = '', ...given] = partsOf(line.slice(0, colon), ';')
  const name = head.slice(head.lastIndexOf('.') + 1).trim().toUpperCase()
  if (!/^[A-Z0-9-]+$/.test(name)) return undefined
  const parameters = new Map<string, string[]>()
  for (const one of given) {
    const equals = one.indexOf('=')
    const bare = one.trim().toUpperCase()
    const key = equals === -1 ? (ENCODINGS.includes(bare) ? 'ENCODING' : 'TYPE') : one.slice(0, equals).trim().toUpperCase()
    const values = partsOf(one.slice(equals + 1), ',').map((value) => value.replaceAll('"', '').trim())
    parameters.set(key, [...(parameters.get(key) ?? []), ...values])
  }
  return { name, parameters, value: line.slice(colon + 1) }
}

const has = ({ parameters }: CardProperty, key: string, wanted: string): boolean => (parameters.get(key) ?? []).some((value) => value.toUpperCase() === wanted)

/** Whether it is the one that is to be used of several. */
export const isPreferred = (property: CardProperty): boolean => has(property, 'TYPE', 'PREF') || property.parameters.get('PREF')?.[0] === '1'

export const isBase64 = (property: CardProperty): boolean => has(property, 'ENCODING', 'B') || has(property, 'ENCODING', 'BASE64')

const decoded = (bytes: Uint8Array, charset = 'utf-8'): string => {
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    // A character set that nobody knows.
    return new TextDecoder().decode(bytes)
  }
}

const bytesOfQuoted = (text: string): Uint8Array => {
  const bytes = new TextEncoder().encode(text)
  let length = 0
  for (let at = 0; at < bytes.length; at += 1) {
    const code = bytes[at] === 0x3d ? Number.parseInt(String.fromCodePoint(bytes[at + 1] ?? 0, bytes[at + 2] ?? 0), 16) : Number.NaN
    bytes[length] = Number.isNaN(code) ? (bytes[at] ?? 0) : code
    if (!Number.isNaN(code)) at += 2
    length += 1
  }
  return bytes.subarray(0, length)
}

/** Characters of a text that are read: more than any field takes, so that what is cut is refused as too long. */
const LONGEST_TEXT = 50_000

/** The value, with quoted-printable text in its character set put into plain text; escapes stay. */
export const plainValue = (property: CardProperty): string => {
  const text = property.value.slice(0, LONGEST_TEXT)
  return has(property, 'ENCODING', 'QUOTED-PRINTABLE') ? decoded(bytesOfQuoted(text), property.parameters.get('CHARSET')?.[0]) : text
}

const unescaped = (text: string): string => text.replace(/\\([nN])|\\(.)/gs, (_, line: string | undefined, other: string | undefined) => (line === undefined ? (other ?? '') : '\n'))

/** The components of a value: between semicolons, or commas, that are not escaped. */
export const componentsOf = (value: string, separator: ';' | ','): readonly string[] => {
  const components: string[] = []
  let from = 0
  for (let at = 0; at < value.length; at += 1) {
    if (value[at] === '\\') at += 1
    else if (value[at] === separator) {
      components.push(unescaped(value.slice(from, at)))
      from = at + 1
    }
  }
  return [...components, unescaped(value.slice(from))]
}

/** The value as one text. */
export const textOf = (property: CardProperty): string => unescaped(plainValue(property))
