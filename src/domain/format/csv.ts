/**
 * Where a spreadsheet would begin to calculate: at the start of a cell, or after a line end or a separator of another country (`;`, tab), in
 * ordinary or in full width.
 */
const FORMULA = /(^|[;\t\r\n])([^\S\t\r\n]*)(?=[=+\-@＝＋－＠])/g

/** At the start of a cell some programs skip these before they look for a formula. */
const SKIPPED = /^[\t\r\n]/

const cell = (value: string): string => {
  const inert = value.replace(FORMULA, "$1$2'")
  return `"${(SKIPPED.test(inert) ? `'${inert}` : inert).replaceAll('"', '""')}"`
}

/**
 * One row of a comma-separated file (RFC 4180), its line end included; every cell is quoted, and what would begin a formula is made plain text
 * by an apostrophe.
 */
export const csvRow = (values: readonly string[]): string => `${values.map(cell).join(',')}\r\n`
