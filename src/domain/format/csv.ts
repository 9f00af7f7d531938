/** What a spreadsheet would calculate. */
const FORMULA = /^[=+\-@\t\r]/

const cell = (value: string): string => {
  const inert = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert
}

/** One row of a comma-separated file (RFC 4180), its line end included; what begins as a formula does is made plain text by an apostrophe. */
export const csvRow = (values: readonly string[]): string => `${values.map(cell).join(',')}\r\n`
