const TEXT = 'Bergen, 14 March 1911. The lighthouse at the harbour mouth was lit again this morning.'

const object = (number: number, body: string): string => `${number} 0 obj\n${body}\nendobj\n`

const writeDocument = (): string => {
  const page = (content: number) =>
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 595] /Contents ${content} 0 R /Resources << /Font << /F1 7 0 R >> >> >>`
  const stream = (text: string) => {
    const drawn = `BT /F1 10 Tf 36 520 Td (${text}) Tj ET`
    return `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`
  }
  const bodies = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>',
    page(5),
    page(6),
    stream(TEXT),
    stream('The keeper of the harbour.'),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman >>',
  ]
  const parts = bodies.map((body, at) => object(at + 1, body))
  const header = '%PDF-1.4\n'
  const offsets = parts.map((_, at) => header.length + parts.slice(0, at).join('').length)
  const start = header.length + parts.join('').length
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const end = `xref\n0 ${parts.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${parts.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF`
  return URL.createObjectURL(new Blob([header, ...parts, end], { type: 'application/pdf' }))
}

/** An address that is made when it is first asked for, and stays. */
const once = (make: () => string): (() => string) => {
  let made: string | undefined
  return () => (made ??= make())
}

/** A document of two small pages, written out by hand. */
export const documentAddress = once(writeDocument)

/** A film that never gets further than waiting for its first picture. */
export const filmAddress = once(() => URL.createObjectURL(new MediaSource()))
