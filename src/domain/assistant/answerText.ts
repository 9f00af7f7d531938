import { splitMarkers, type AnswerPiece } from './sourceMarkers.ts'

/** What a line of an answer consists of. Nothing of it is a link but the markers of sources. */
export type Inline =
  | AnswerPiece
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'emphasis'; readonly parts: readonly Inline[] }

/** A part of an answer, one below the other. */
export type Block =
  | { readonly kind: 'paragraph'; readonly lines: readonly (readonly Inline[])[] }
  | { readonly kind: 'heading'; readonly parts: readonly Inline[] }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'table'; readonly header: readonly (readonly Inline[])[]; readonly rows: readonly (readonly (readonly Inline[])[])[] }

/** Pictures become what they are called, links the words that they stood on: an answer leads nowhere but to its sources. */
const unlinked = (text: string): string => text.replace(/!?\[([^[\]]*)\]\((?:[^()\n]|\([^()\n]*\))*\)/gu, (whole, words: string) => (/^\d{1,3}$/u.test(words) ? whole : words))

const SPAN = /(`+)([^`\n]+?)\1|(\*\*|__)(?=\S)([^\n]+?\S|\S)\3|(\*|_)(?=[^\s*_])([^\n*_]*?[^\s*_])\5/u

/** Whether a mark of `_` stands within a word, where it is a letter like any other. */
const isWithinWord = (text: string, start: number, length: number): boolean => /[\p{L}\p{N}]$/u.test(text.slice(0, start)) || /^[\p{L}\p{N}]/u.test(text.slice(start + length))

/** Marks within marks that are looked at. */
const DEEPEST = 3

const inlinesOf = (text: string, depth = 0): readonly Inline[] => {
  const parts: Inline[] = []
  let plain = ''
  const flush = (): void => {
    parts.push(...splitMarkers(plain))
    plain = ''
  }
  let rest = text
  for (let match = depth > DEEPEST ? null : SPAN.exec(rest); match !== null; match = SPAN.exec(rest)) {
    const [whole, , code, double, strong, single, emphasis = ''] = match
    const mark = double ?? single ?? '`'
    const isLetter = mark.startsWith('_') && isWithinWord(rest, match.index, whole.length)
    const end = match.index + (isLetter ? mark.length : whole.length)
    plain += rest.slice(0, isLetter ? end : match.index)
    rest = rest.slice(end)
    if (isLetter) continue
    flush()
    if (code !== undefined) parts.push({ kind: 'code', text: code })
    else parts.push({ kind: strong === undefined ? 'emphasis' : 'strong', parts: inlinesOf(strong ?? emphasis, depth + 1) })
  }
  plain += rest
  flush()
  return parts
}

const BULLET = /^\s{0,6}[-*+•]\s+(.*)$/u
const NUMBERED = /^\s{0,6}\d{1,3}[.)]\s+(.*)$/u
const HEADING = /^\s{0,3}#{1,6}\s+(.*?)\s*#*$/u
const RULE = /^\s*\|?\s*:?-{2,}:?\s*(?:\|\s*:?-{2,}:?\s*)*\|?\s*$/u

const cellsOf = (line: string): readonly (readonly Inline[])[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => inlinesOf(cell.trim()))

/** What the line begins, or goes on with. */
const itemIn = (line: string): { readonly isOrdered: boolean; readonly text: string } | undefined => {
  const bullet = BULLET.exec(line)?.[1]
  if (bullet !== undefined) return { isOrdered: false, text: bullet }
  const numbered = NUMBERED.exec(line)?.[1]
  return numbered === undefined ? undefined : { isOrdered: true, text: numbered }
}

interface Reading {
  readonly lines: readonly string[]
  at: number
}

const takeWhile = (reading: Reading, holds: (line: string) => boolean): readonly string[] => {
  const start = reading.at
  while (reading.at < reading.lines.length && holds(reading.lines[reading.at] ?? '')) reading.at += 1
  return reading.lines.slice(start, reading.at)
}

const isTableAt = ({ lines, at }: Reading): boolean => (lines[at] ?? '').includes('|') && (lines[at + 1] ?? '').includes('|') && RULE.test(lines[at + 1] ?? '')

const isParagraphAt = (reading: Reading): boolean => {
  const line = reading.lines[reading.at] ?? ''
  return line.trim() !== '' && !line.trimStart().startsWith('```') && !HEADING.test(line) && itemIn(line) === undefined && !isTableAt(reading)
}

const blockAt = (reading: Reading): Block => {
  const line = reading.lines[reading.at] ?? ''
  if (line.trimStart().startsWith('```')) {
    reading.at += 1
    const text = takeWhile(reading, (one) => !one.trimStart().startsWith('```')).join('\n')
    reading.at += 1
    return { kind: 'code', text }
  }
  const heading = HEADING.exec(line)?.[1]
  if (heading !== undefined) {
    reading.at += 1
    return { kind: 'heading', parts: inlinesOf(heading) }
  }
  if (isTableAt(reading)) {
    reading.at += 2
    return { kind: 'table', header: cellsOf(line), rows: takeWhile(reading, (one) => one.includes('|')).map(cellsOf) }
  }
  const item = itemIn(line)
  if (item !== undefined) {
    const items = takeWhile(reading, (one) => itemIn(one)?.isOrdered === item.isOrdered)
    return { kind: 'list', isOrdered: item.isOrdered, items: items.map((one) => inlinesOf(itemIn(one)?.text ?? '')) }
  }
  const lines: string[] = []
  do {
    lines.push(reading.lines[reading.at] ?? '')
    reading.at += 1
  } while (isParagraphAt(reading))
  return { kind: 'paragraph', lines: lines.map((one) => inlinesOf(one.trim())) }
}

/**
 * An answer as it is shown: paragraphs, headings, lists, tables, code, bold and italic words, markers of sources. All else of Markdown, and all HTML,
 * is text; also what is still being written can be read.
 */
export const parseAnswer = (text: string): readonly Block[] => {
  const reading: Reading = { lines: unlinked(text.replace(/\r\n?/gu, '\n')).split('\n'), at: 0 }
  const blocks: Block[] = []
  while (reading.at < reading.lines.length) {
    takeWhile(reading, (line) => line.trim() === '')
    if (reading.at < reading.lines.length) blocks.push(blockAt(reading))
  }
  return blocks
}
