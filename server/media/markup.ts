const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

const character = (code: number): string => (code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ' ')

/** The five entities of XML, the non-breaking space, and numbers. Others stay as they stand. */
export const unescaped = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{1,6}));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (decimal !== undefined) return character(Number.parseInt(decimal, 10))
    return hex === undefined ? (NAMED[(name ?? '').toLowerCase()] ?? whole) : character(Number.parseInt(hex, 16))
  })

const SILENT = ['script', 'style', 'noscript', 'template', 'svg', 'head'] as const
const BLOCK = /^\/?(?:p|div|br|li|ul|ol|tr|table|h[1-6]|section|article|blockquote|pre|hr|title)\b/i

/** Where what starts with the markup at `at` ends, and what stands for it in the text. Never looks back, so that it is linear. */
const passed = (html: string, lower: string, at: number): { readonly next: number; readonly text: string } => {
  if (lower.startsWith('<!--', at)) return { next: after(lower, '-->', at + 4), text: '' }
  const silent = SILENT.find((name) => lower.startsWith(`<${name}`, at) && /[\s/>]/.test(lower.charAt(at + 1 + name.length)))
  if (silent !== undefined) return { next: after(lower, '>', after(lower, `</${silent}`, at) - 1), text: ' ' }
  return { next: after(lower, '>', at), text: BLOCK.test(html.slice(at + 1, at + 14)) ? '\n' : '' }
}

const after = (text: string, mark: string, from: number): number => {
  const found = text.indexOf(mark, from)
  return found < 0 ? text.length : found + mark.length
}

/** What a reader sees of an HTML page: no scripts, styles or comments, no markup. */
export const textOfHtml = (html: string): string => {
  // Lower case of ASCII alone keeps every place where it is.
  const lower = html.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
  const pieces: string[] = []
  let at = 0
  while (at < html.length) {
    const markup = lower.indexOf('<', at)
    if (markup < 0) break
    pieces.push(html.slice(at, markup))
    const { next, text } = /[a-z!/?]/.test(lower.charAt(markup + 1)) ? passed(html, lower, markup) : { next: markup + 1, text: '<' }
    pieces.push(text)
    at = next
  }
  pieces.push(html.slice(at))
  return unescaped(pieces.join('')).replace(/[ \t\f]+/g, ' ').replace(/ ?\n[ \n]*/g, '\n').trim()
}
