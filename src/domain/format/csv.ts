/** What is `;` to a program that normalises by compatibility, and what is `=`, `+`, `-` or `@` to one: full width, small, raised and lowered ones. */
const SEMICOLONS = ';\u037E\uFE14\uFE54\uFF1B'
const SIGNS = '=+\\-@\u207A\u207C\u208A\u208C\u2260\u2A75\u2A76\uFB29\uFE62\uFE63\uFE66\uFE6B\uFF0B\uFF0D\uFF1D\uFF20'

/**
 * Where a spreadsheet would begin to calculate, `inert` before its sign: at the start of a cell, or after a line end or a separator of another country (`;`, tab).
 * Apostrophes that stand there already are text: one more makes it possible to tell them from the one that does not belong to it.
 */
export const formulaBehind = (inert: string): RegExp => new RegExp(`(^|[${SEMICOLONS}\\t\\r\\n])([^\\S\\t\\r\\n]*)${inert}(?='*[${SIGNS}])`, 'g')
const FORMULA = formulaBehind('')

/** At the start of a cell some programs skip these before they look for a formula. */
const SKIPPED = /^'*[\t\r\n]/

const cell = (value: string): string => {
  const inert = value.replace(FORMULA, "$1$2'")
  return `"${(SKIPPED.test(inert) ? `'${inert}` : inert).replaceAll('"', '""')}"`
}

/**
 * One row of a comma-separated file (RFC 4180), its line end included; every cell is quoted, and what would begin a formula is made plain text
 * by an apostrophe.
 */
export const csvRow = (values: readonly string[]): string => `${values.map(cell).join(',')}\r\n`
