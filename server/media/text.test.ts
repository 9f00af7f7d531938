import { Document, Packer, Paragraph, TextRun } from 'docx'
import { PDFDocument } from 'pdf-lib'
import { describe, expect, it } from 'vitest'
import writeSheets from 'write-excel-file/node'
import { documentBlocks } from '../../src/domain/assets/documentText.ts'
import { readEdtf } from '../../src/domain/metadata/edtf.ts'
import { sourceOfBytes } from '../files/byteSource.ts'
import { HostileArchive, ZipFile } from '../files/zip.ts'
import { contentTypes, docxOf, zipOf } from '../files/zip.fixture.ts'
import { MOST_CHARACTERS } from './decoding.ts'
import { sheetWithFormulas } from './sheets.fixture.ts'
import { rowsOfXlsx } from './sheets.ts'
import { extractText } from './text.ts'

const OFFICE = 'application/vnd.openxmlformats-officedocument'
const DOCX = `${OFFICE}.wordprocessingml.document`
const PPTX = `${OFFICE}.presentationml.presentation`
const XLSX = `${OFFICE}.spreadsheetml.sheet`

/** Milliseconds of a core, however busy the machine is with other things. */
const coreTime = (since: NodeJS.CpuUsage): number => process.cpuUsage(since).user / 1000

const textIn = async (mediaType: string, bytes: Buffer): Promise<string> => (await extractText(mediaType, bytes, true)).text

describe('the text of', () => {
  it('a Word document is its paragraphs', async () => {
    const children = [new Paragraph({ children: [new TextRun('Harbour & fjord,'), new TextRun(' 1899')] }), new Paragraph('Second')]
    const bytes = Buffer.from(await Packer.toBuffer(new Document({ sections: [{ children }] })))
    expect(await textIn(DOCX, bytes)).toBe('Harbour & fjord, 1899\nSecond')
  })

  it('a Word document with a table keeps its rows and cells, each with all its paragraphs', async () => {
    const cell = (...texts: readonly string[]) => `<w:tc>${texts.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('')}</w:tc>`
    const inner = `<w:tbl><w:tr>${cell('hull')}${cell('mast')}</w:tr></w:tbl>`
    const table = `<w:tbl><w:tr>${cell('Ship')}${cell('Built', 'at')}</w:tr><w:tr>${cell('Fram &lt;i&gt;')}<w:tc>${inner}<w:p/></w:tc></w:tr></w:tbl>`
    const text = await textIn(DOCX, docxOf(`<w:p><w:r><w:t>Fleet</w:t></w:r></w:p>${table}<w:p><w:r><w:t>End</w:t></w:r></w:p>`))
    expect(documentBlocks(text)).toEqual([
      { kind: 'text', text: 'Fleet' },
      { kind: 'table', rows: [['Ship', 'Built\u2028at'], ['Fram <i>', 'hull\u2028mast']] },
      { kind: 'text', text: 'End' },
    ])
    expect(documentBlocks(await textIn(DOCX, docxOf(table))).map(({ kind }) => kind)).toEqual(['table'])
  })

  it('a Word document is what stands in it: boxes once, marks as such, nothing that was moved away', async () => {
    const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`
    const box = `<mc:AlternateContent><mc:Choice>${run('Box')}</mc:Choice><mc:Fallback>${run('Box')}</mc:Fallback></mc:AlternateContent>`
    const tabs = '<w:pPr><w:tabs><w:tab w:val="left" w:pos="720"/></w:tabs></w:pPr>'
    const moved = `<w:moveFrom>${run('old')}</w:moveFrom>`
    const marks = '<w:r><w:t>a</w:t><w:tab/><w:t xml:space="preserve"> b&#229;t</w:t><w:br/><w:noBreakHyphen/><w:t><![CDATA[<c>]]></w:t></w:r>'
    expect(await textIn(DOCX, docxOf(`<w:p>${tabs}${box}${moved}</w:p><w:p>${marks}</w:p>`))).toBe('Box\na\t båt\n\u2011<c>')
  })

  it('a presentation is its slides, in their order', async () => {
    const slide = (number: number) => ({ name: `ppt/slides/slide${number}.xml`, content: `<p:sld><a:p><a:r><a:t>Slide ${number}</a:t></a:r></a:p></p:sld>` })
    expect(await textIn(PPTX, zipOf([contentTypes(), slide(10), slide(2), slide(1)]))).toBe('Slide 1\n\nSlide 2\n\nSlide 10')
  })

  it('a spreadsheet is its cells, and the first of them are rows', async () => {
    const bytes = await writeSheets([[{ value: 'Ship' }, { value: 'Built' }], [{ value: 'Fram' }, { value: 1892 }]]).toBuffer()
    expect(await extractText(XLSX, bytes, true)).toEqual({ text: 'Ship\tBuilt\nFram\t1892', truncated: false, rows: [['Ship', 'Built'], ['Fram', '1892']] })
  })

  it('a cell of a spreadsheet is what the spreadsheet shows: days, times and numbers that were computed', async () => {
    const day = (value: Date, format: string) => ({ type: Date, value, format })
    const part = (value: number) => ({ type: Number, value, format: 'hh:mm:ss' })
    const bytes = await writeSheets([
      [day(new Date('2024-05-01T00:00:00Z'), 'yyyy-mm-dd'), day(new Date('2024-05-01T00:00:00Z'), 'dd.mm.yyyy hh:mm'), day(new Date('2024-05-01T14:30:00Z'), 'dd.mm.yyyy hh:mm')],
      [part(0.5), part(14.5 / 24), part(0)],
      [{ value: 0.1 + 0.2 }, { value: 1.1 * 3 }, { value: 1892 }],
    ]).toBuffer()
    expect((await rowsOfXlsx(bytes)).map(({ cells }) => cells)).toEqual([
      ['2024-05-01', '2024-05-01', '2024-05-01 14:30:00'],
      ['12:00:00', '14:30:00', '00:00:00'],
      ['0.3', '3.3', '1892'],
    ])
  })

  it('a day of a spreadsheet before 1900 is that day, as LibreOffice and Google Sheets number it', async () => {
    const numbered = (value: number) => ({ type: Number, value, format: 'dd.mm.yyyy' })
    const bytes = await writeSheets([[numbered(-3884), numbered(-1), numbered(1), numbered(0.5)]]).toBuffer()
    const [row] = await rowsOfXlsx(bytes)
    expect(row?.cells).toEqual(['1889-05-12', '1899-12-29', '1899-12-31', '12:00:00'])
    expect(readEdtf(row?.cells[0] ?? '')?.text).toBe('1889-05-12')
  })

  it('a cell of a spreadsheet that could not be calculated is its error, not empty, and no text that looks like one', async () => {
    const book = await sheetWithFormulas([['Ship', 'Built', 'Code'], ['Fram', { error: '#N/A' }, '#N/A'], [{ error: '#REF!' }, 1892, '#REF!'], ['Gjøa', { error: '#N/A' }, { error: '#DIV/0!' }]])
    expect(await rowsOfXlsx(book)).toEqual([
      { cells: ['Ship', 'Built', 'Code'], notCalculated: [] },
      { cells: ['Fram', '#N/A', '#N/A'], notCalculated: [1] },
      { cells: ['#REF!', '1892', '#REF!'], notCalculated: [0] },
      { cells: ['Gjøa', '#N/A', '#DIV/0!'], notCalculated: [1, 2] },
    ])
    expect(await textIn(XLSX, book)).toBe('Ship\tBuilt\tCode\nFram\t#N/A\t#N/A\n#REF!\t1892\t#REF!\nGjøa\t#N/A\t#DIV/0!')
  })

  it('a spreadsheet is what its directory names, and nothing that stands beside', async () => {
    const bytes = await writeSheets([[{ value: 'Ship' }]]).toBuffer()
    const zip = await ZipFile.open(sourceOfBytes(bytes))
    const parts = await Promise.all(zip.names.map(async (name) => ({ name, content: (await zip.part(name)) ?? '' })))
    const sheet = parts.find(({ name }) => name === 'xl/worksheets/sheet1.xml')
    const row = '<row r="9"><c r="A9"><v>1234</v></c></row>'
    const hidden = { name: 'xl/worksheets/sheet1.xml', content: String(sheet?.content).replace('</sheetData>', `${row}</sheetData>`), unlisted: true }
    expect(hidden.content).toContain(row)
    expect(await textIn(XLSX, zipOf([...parts, hidden]))).toBe('Ship')
  })

  it('a PDF is that of its pages', async () => {
    const pdf = await PDFDocument.create()
    for (const text of ['The anchor', 'The chain']) pdf.addPage().drawText(text)
    expect(await textIn('application/pdf', Buffer.from(await pdf.save()))).toBe('The anchor\fThe chain\f')
  })

  it.each([
    ['UTF-8', Buffer.from('Ærlig')],
    ['UTF-16 with its mark', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Ærlig', 'utf16le')])],
    ['Windows-1252', Buffer.from('Ærlig', 'latin1')],
  ])('a text file is read in %s', async (_, bytes) => {
    expect(await textIn('text/plain', bytes)).toBe('Ærlig')
  })

  it('a page is what its reader sees', async () => {
    const html = `<!doctype html><head><title>T</title><style>p{}</style></head><h1>Hei &amp; h&#229;&nbsp;&oslash;</h1><SCRIPT>alert('<p>')</SCRIPT>
      <!-- <p>hidden</p> --><p>1 < 2</p><script>never closed`
    expect(await textIn('text/html', Buffer.from(html))).toBe('Hei & hå ø\n1 < 2')
  })

  it('any file has an end', async () => {
    const { text, truncated } = await extractText('text/plain', Buffer.from('å'.repeat(MOST_CHARACTERS + 1)), true)
    expect([text.length, truncated]).toEqual([MOST_CHARACTERS, true])
    expect((await extractText('text/plain', Buffer.from('cut'), false)).truncated).toBe(true)
  })

  it('a file can be kept by the database', async () => {
    expect(await textIn('text/plain', Buffer.from('a\0b\r\nc\rd'))).toBe('a b\nc\nd')
  })
})

describe('comma-separated text', () => {
  const rowsOf = async (text: string) => (await extractText('text/csv', Buffer.from(text), true)).rows

  it.each([
    ['a,b\n1,2', [['a', 'b'], ['1', '2']]],
    ['a;b;c,d\n1;2;3', [['a', 'b', 'c,d'], ['1', '2', '3']]],
    ['a\tb', [['a', 'b']]],
    ['"a ""quoted"" name","two\nlines"\r\nx,y', [['a "quoted" name', 'two\nlines'], ['x', 'y']]],
    ['a,b,\n', [['a', 'b', '']]],
    ['"never closed,a\nb', [['never closed,a\nb']]],
  ])('%j', async (text, rows) => {
    expect(await rowsOf(text)).toEqual(rows)
  })

  it('shows no more than 200 rows of 50 cells', async () => {
    const rows = await rowsOf(`${'x,'.repeat(99)}x\n`.repeat(500))
    expect([rows?.length, rows?.[0]?.length]).toEqual([200, 50])
  })
})

describe('a hostile file', () => {
  it.each([
    ['entities in a document', DOCX, () => docxOf('', '<!DOCTYPE x>')],
    ['a part that lies', DOCX, () => docxOf('', '', [{ name: 'word/footnotes.xml', content: Buffer.alloc(9_000_000), claimed: 10 }])],
    ['entities that grow', DOCX, () => docxOf('', '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>')],
    ['entities in the slides', PPTX, () => zipOf([contentTypes(), { name: 'ppt/slides/slide1.xml', content: '<!DOCTYPE x><p:sld/>' }])],
    ['entities in a sheet', XLSX, () => zipOf([contentTypes(), { name: 'xl/workbook.xml', content: '<!ENTITY x "y">' }])],
    ['a sheet with too many cells', XLSX, () => zipOf([contentTypes(), { name: 'xl/worksheets/sheet1.xml', content: Buffer.alloc(13 * 1024 ** 2, ' ') }])],
  ])('is given up: %s', async (_, mediaType, make) => {
    await expect(extractText(mediaType, make(), true)).rejects.toThrow(HostileArchive)
  })

  it.each([
    ['text/html', '<script>'.repeat(12_500)],
    ['text/html', '<'.repeat(100_000)],
    ['text/html', '<!--'.repeat(25_000)],
    ['text/html', '&#'.repeat(50_000)],
    ['text/csv', '"'.repeat(100_000)],
    ['text/csv', ',\n'.repeat(50_000)],
  ])('takes no time to read: %s %#', async (mediaType, content) => {
    const began = process.cpuUsage()
    await extractText(mediaType, Buffer.from(content), true)
    expect(coreTime(began)).toBeLessThan(500)
  })

  it('with a document of one run without an end takes no time to read', async () => {
    const began = process.cpuUsage()
    await extractText(DOCX, docxOf('<w:t'.repeat(25_000)), true)
    await extractText(DOCX, docxOf('<w:t>x</w:t><w:p>'.repeat(1_500)), true)
    expect(coreTime(began)).toBeLessThan(1_000)
  })

  it('is read no deeper than 2,000 elements: a document is given up, of a page there is what stands before', async () => {
    const began = process.cpuUsage()
    await expect(extractText(DOCX, docxOf(`${'<w:t>'.repeat(100_000)}${'</w:r>'.repeat(100_000)}`), true)).rejects.toThrow(HostileArchive)
    const page = Buffer.from(`<p>First</p>${'<div>x'.repeat(80_000)}${'</b>'.repeat(80_000)}`)
    expect(await extractText('text/html', page, true)).toMatchObject({ text: expect.stringMatching(/^First\nx/) as string, truncated: true })
    expect(coreTime(began)).toBeLessThan(1_000)
  })
})
