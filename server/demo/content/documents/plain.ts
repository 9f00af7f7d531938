/** RFC 4180, with the byte order mark that spreadsheets need to read UTF-8. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): Buffer => {
  const field = (value: string | number): string => {
    const text = String(value)
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  }
  return Buffer.from(`\uFEFF${rows.map(row => row.map(field).join(',')).join('\r\n')}\r\n`, 'utf8')
}

export const textOf = (text: string): Buffer => Buffer.from(`${text.trim()}\n`, 'utf8')
