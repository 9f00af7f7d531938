export interface Column {
  readonly title: string
  /** Share of the width; the shares of a table add up to 1. */
  readonly share: number
  readonly align?: 'right'
}

/** What a written page is made of, whichever format it is written in. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'table'; readonly columns: readonly Column[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'signature'; readonly greeting: string; readonly name: string; readonly role: string }
  | { readonly kind: 'plate'; readonly picture: () => Promise<Buffer>; readonly caption: string }

export const heading = (text: string): Block => ({ kind: 'heading', text })

/** Paragraphs, parted by blank lines; single line breaks are only for the reader of the source. */
export const prose = (text: string): readonly Block[] =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map(paragraph => ({ kind: 'text', text: paragraph.replaceAll(/\s+/g, ' ').trim() }))

export interface Writing {
  readonly title: string
  readonly author: string
  /** ISO date; written into the file, so that the bytes stay the same. */
  readonly date: string
  readonly letterhead: { readonly name: string; readonly line: string; readonly colour: string }
  /** An old letter on toned paper in a serif face, or an office document of today. */
  readonly manner: 'period' | 'office'
  readonly language: 'en-GB' | 'nb-NO' | 'es-ES'
  readonly blocks: readonly Block[]
}
