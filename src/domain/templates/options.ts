import { isNotCalculated } from '../format/notCalculated.ts'
import { nameKey } from '../naming/names.ts'
import type { Problem } from '../validation/problem.ts'
import { line } from '../validation/rules.ts'
import { tidy } from '../validation/text.ts'

/** What a drop-down or a multiple choice offers. Values name it by its id, so that it can be called otherwise later. */
export interface Option {
  readonly id: string
  readonly label: string
}

/** Of one attribute. */
export const MAX_OPTIONS = 10_000

/** 1 to 255 code points on one line. */
export const optionLabel = line(1, 255)

/** The label of each option once, as it is stored; options are compared after NFC without case. */
export const distinctLabels = (labels: readonly string[]): readonly string[] => {
  const first = new Map<string, string>()
  for (const label of labels) if (!first.has(nameKey(label))) first.set(nameKey(label), tidy(label))
  return [...first.values()]
}

/** What is wrong with the options that a form adds: the first wrong label, one that is there twice, or too many. */
export const optionsProblem = (labels: readonly string[]): Problem | undefined => {
  if (labels.length > MAX_OPTIONS) return { code: 'tooMany', limit: MAX_OPTIONS }
  for (const label of labels) {
    const problem = optionLabel(label)
    if (problem !== undefined) return problem
  }
  return new Set(labels.map(nameKey)).size < labels.length ? { code: 'duplicated' } : undefined
}

/** A line of a file that names no option, counted from 1. */
export interface WrongOption {
  readonly line: number
  readonly problem: Problem
}

interface OptionsRead {
  /** Each once, in the order of the file. */
  readonly labels: readonly string[]
  readonly wrong: readonly WrongOption[]
}

const SEPARATOR = /[;,\t]/

/** The first cell of a line of CSV: what stands in quotation marks, those inside of it doubled; or what comes before the first separator. */
const firstCell = (text: string): string => {
  const quoted = /^\s*"((?:[^"]|"")*)"/.exec(text)
  return quoted ? (quoted[1] ?? '').replaceAll('""', '"') : (text.split(SEPARATOR, 1)[0] ?? '')
}

/** Whether most lines have quotation marks or a tabulator: then it is a table, and a comma in a plain line of text belongs to the label. */
const isTable = (lines: readonly string[]): boolean =>
  lines.length > 0 && lines.filter((text) => /^\s*"|[\t;]/.test(text)).length * 2 > lines.length

/** What is wrong with a label that a file brings. */
const problemIn = (label: string): Problem | undefined => {
  if (label.includes('\uFFFD')) return { code: 'invalidCharacters' }
  return isNotCalculated(label) ? { code: 'notCalculated' } : optionLabel(label)
}

/**
 * The options that a file lists: one a line, or in the first column of a table (CSV with quotation marks, semicolons or tabulators). A byte
 * order mark and empty lines are passed over.
 */
export const optionsInFile = (text: string): OptionsRead => {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  const read = isTable(lines.filter((one) => one.trim() !== '')) ? firstCell : (one: string) => one
  const labels: string[] = []
  const wrong: WrongOption[] = []
  for (const [index, one] of lines.entries()) {
    if (one.trim() === '') continue
    const label = read(one)
    const problem = problemIn(label)
    if (problem === undefined) labels.push(label)
    else wrong.push({ line: index + 1, problem })
  }
  return { labels: distinctLabels(labels), wrong }
}
