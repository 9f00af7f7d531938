/** What XML 1.0 cannot hold, however it is written. */
// oxlint-disable-next-line no-control-regex
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;', '\r': '&#13;' }

/** A text between tags, or in an attribute. */
const escaped = (text: string): string => text.toWellFormed().replace(UNWRITABLE, '').replace(/[&<>"'\r]/g, (sign) => SIGNS[sign] ?? '')

type Attributes = Readonly<Record<string, string | undefined>>

/** An element around others. */
export const element = (name: string, attributes: Attributes, children: readonly string[]): string => {
  const given = Object.entries(attributes).flatMap(([key, value]) => (value === undefined ? [] : [` ${key}="${escaped(value)}"`]))
  return children.length === 0 ? `<${name}${given.join('')}/>` : `<${name}${given.join('')}>${children.join('')}</${name}>`
}

/** An element with a text. */
export const text = (name: string, value: string, attributes: Attributes = {}): string => element(name, attributes, [escaped(value)])

export const xmlDocument = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}`
