import type * as library from 'docx'
import type { FileChild, Table } from 'docx'
import { frozen } from './archive.ts'
import type { Block, Writing } from './blocks.ts'

type Docx = typeof library

/** A page's text width in twentieths of a point: A4 less two margins of an inch. */
const MEASURE = 9026

const tableOf = (
  docx: Docx,
  columns: readonly { readonly title: string; readonly share: number; readonly right: boolean }[],
  rows: readonly (readonly string[])[],
  colour: string,
): Table => {
  const { AlignmentType, BorderStyle, Paragraph, ShadingType, Table, TableCell, TableRow, TextRun, WidthType } = docx
  const rule = { style: BorderStyle.SINGLE, size: 4, color: 'D3CDC1' }
  const cell = (text: string, index: number, head: boolean) =>
    new TableCell({
      width: { size: Math.round((columns[index]?.share ?? 0) * MEASURE), type: WidthType.DXA },
      margins: { top: 60, bottom: 60, left: 90, right: 90 },
      borders: { top: rule, bottom: rule, left: rule, right: rule },
      ...(head ? { shading: { type: ShadingType.CLEAR, fill: colour, color: 'auto' } } : {}),
      children: [
        new Paragraph({
          alignment: columns[index]?.right === true ? AlignmentType.RIGHT : AlignmentType.LEFT,
          children: [new TextRun({ text, bold: head, size: 19, ...(head ? { color: 'FFFFFF' } : {}) })],
        }),
      ],
    })
  return new Table({
    width: { size: MEASURE, type: WidthType.DXA },
    columnWidths: columns.map(column => Math.round(column.share * MEASURE)),
    rows: [
      ...(columns.some(column => column.title !== '')
        ? [new TableRow({ tableHeader: true, children: columns.map((column, index) => cell(column.title, index, true)) })]
        : []),
      ...rows.map(row => new TableRow({ children: columns.map((_, index) => cell(row[index] ?? '', index, false)) })),
    ],
  })
}

const childrenOf = async (docx: Docx, block: Block, place: number, colour: string): Promise<readonly FileChild[]> => {
  const { HeadingLevel, ImageRun, Paragraph, TextRun } = docx
  const gap = new Paragraph({ spacing: { after: 120 }, children: [] })
  switch (block.kind) {
    case 'heading':
      return [
        new Paragraph({
          heading: HeadingLevel.HEADING_2,
          spacing: { before: 280, after: 100 },
          children: [new TextRun({ text: block.text, bold: true, size: 26, color: colour })],
        }),
      ]
    case 'text':
      return [new Paragraph({ spacing: { after: 160, line: 312 }, children: [new TextRun(block.text)] })]
    case 'list':
      return block.items.map(
        (item, index) =>
          new Paragraph({
            indent: { left: 420, hanging: 420 },
            spacing: { after: 90, line: 300 },
            children: [new TextRun(`${index + 1}.\t${item}`)],
          }),
      )
    case 'facts':
      return [
        tableOf(
          docx,
          [
            { title: '', share: 0.3, right: false },
            { title: '', share: 0.7, right: false },
          ],
          block.rows,
          colour,
        ),
        gap,
      ]
    case 'table':
      return [
        tableOf(
          docx,
          block.columns.map(column => ({ title: column.title, share: column.share, right: column.align === 'right' })),
          block.rows,
          colour,
        ),
        gap,
      ]
    case 'signature':
      return [
        new Paragraph({ spacing: { before: 240, after: 420 }, children: [new TextRun(block.greeting)] }),
        new Paragraph({ children: [new TextRun({ text: block.name, italics: true, size: 30, color: colour })] }),
        new Paragraph({ children: [new TextRun({ text: block.role, color: '716D7A' })] }),
      ]
    case 'plate':
      return [
        new Paragraph({
          spacing: { before: 120, after: 80 },
          children: [
            new ImageRun({
              type: 'jpg',
              data: await block.picture(),
              transformation: { width: 420, height: 280 },
              // Without an id of its own the library counts through all documents of the process.
              altText: { id: String(place), name: `Plate ${place}`, description: block.caption },
            }),
          ],
        }),
        new Paragraph({
          spacing: { after: 200 },
          children: [new TextRun({ text: block.caption, italics: true, size: 18, color: '716D7A' })],
        }),
      ]
  }
}

export const docxOf = async (writing: Writing): Promise<Buffer> => {
  const docx = await import('docx')
  const { BorderStyle, Document, Footer, Header, Packer, PageNumber, Paragraph, TextRun } = docx
  const { title, author, letterhead, language, blocks } = writing
  const colour = letterhead.colour.slice(1).toUpperCase()
  const font = writing.manner === 'period' ? 'Georgia' : 'Calibri'
  const header = new Header({
    children: [
      new Paragraph({
        border: { bottom: { style: BorderStyle.SINGLE, size: 8, color: colour, space: 6 } },
        children: [
          new TextRun({ text: letterhead.name, bold: true, size: 30, color: colour }),
          new TextRun({ text: letterhead.line, size: 16, color: '716D7A', break: 1 }),
        ],
      }),
    ],
  })
  const footer = new Footer({
    children: [
      new Paragraph({
        children: [
          new TextRun({ size: 16, color: '716D7A', children: [`${title}   `, PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES] }),
        ],
      }),
    ],
  })
  const children = (await Promise.all(blocks.map((block, index) => childrenOf(docx, block, index + 1, colour)))).flat()
  const file = new Document({
    title,
    creator: author,
    lastModifiedBy: author,
    styles: { default: { document: { run: { font, size: 22, language: { value: language } } } } },
    sections: [
      {
        properties: { page: { margin: { top: 1700, bottom: 1300, left: 1440, right: 1440 } } },
        headers: { default: header },
        footers: { default: footer },
        children,
      },
    ],
  })
  return frozen(await Packer.toBuffer(file), writing.date)
}
