import { Parser, type Handler } from 'htmlparser2'

/** Elements within each other: more than any page has. The parser looks through all that are open for each that ends. */
const DEEPEST = 2_000

interface Markup {
  readonly onOpen?: (name: string) => void
  readonly onText: (text: string) => void
  readonly onClose?: (name: string) => void
}

/** Tells of elements and text, entities resolved, in one pass. What is nested too deeply is read no further. Answers whether all was read. */
const readMarkup = (markup: string, { onOpen, onText, onClose }: Markup, xmlMode: boolean): boolean => {
  let depth = 0
  const handler: Partial<Handler> = {
    onopentagname: (name) => {
      depth += 1
      if (depth > DEEPEST) parser.pause()
      else onOpen?.(name)
    },
    ontext: onText,
    onclosetag: (name) => {
      depth -= 1
      onClose?.(name)
    },
  }
  const parser = new Parser(handler, { xmlMode })
  parser.end(markup)
  return depth <= DEEPEST
}

export const readXml = (xml: string, markup: Markup): boolean => readMarkup(xml, markup, true)

const SILENT: ReadonlySet<string> = new Set(['script', 'style', 'noscript', 'template', 'svg', 'head'])
const BLOCKS: ReadonlySet<string> = new Set(
  ['p', 'div', 'br', 'li', 'ul', 'ol', 'tr', 'table', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'section', 'article', 'blockquote', 'pre', 'hr', 'title'],
)

/** What a reader sees of an HTML page: no scripts, styles or comments, no markup. */
export const textOfHtml = (html: string): { readonly text: string; readonly whole: boolean } => {
  const pieces: string[] = []
  let silent = 0
  const breakLine = (name: string): void => {
    if (BLOCKS.has(name)) pieces.push('\n')
  }
  const whole = readMarkup(
    html,
    {
      onOpen: (name) => {
        if (SILENT.has(name)) silent += 1
        breakLine(name)
      },
      onText: (text) => {
        if (silent === 0) pieces.push(text)
      },
      onClose: (name) => {
        if (SILENT.has(name)) silent -= 1
        breakLine(name)
      },
    },
    false,
  )
  return { text: pieces.join('').replace(/[ \t\f\u00a0]+/g, ' ').replace(/ ?\n[ \n]*/g, '\n').trim(), whole }
}
