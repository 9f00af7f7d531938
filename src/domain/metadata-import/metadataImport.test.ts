import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvRow } from '../format/csv.ts'
import { attributeHead, FILE_COLUMNS, FILE_HEADS } from '../metadata-table/tableFile.ts'
import { LANGUAGES } from '../preferences/language.ts'
import { linesOf, separatorOf } from './csvTable.ts'
import { canBegin, canMatch, firstSettings, IMPORT_ACTIONS, IMPORT_STEPS, matchedColumns, wrongSettings, type ColumnMatch, type ImportSettings } from './metadataImport.ts'

const cells = (text: string) => [...linesOf(text, separatorOf(text))].map((line) => line.cells)

describe('a comma-separated file', () => {
  it.each<[string, string, readonly (readonly string[])[]]>([
    ['commas', 'a,b\n1,2', [['a', 'b'], ['1', '2']]],
    ['semicolons, with commas as decimal signs', 'a;b\r\n1,5;2,5\r\n', [['a', 'b'], ['1,5', '2,5']]],
    ['tabulators', 'a\tb\r1\t2, and more', [['a', 'b'], ['1', '2, and more']]],
    ['bars', 'a|b\n1|2', [['a', 'b'], ['1', '2']]],
    ['what its first line says', 'sep=;\r\na;b,c\r\n1;2', [['a', 'b,c'], ['1', '2']]],
    ['one column', 'a\n1\n', [['a'], ['1']]],
    ['quotation marks, separators and line breaks in them', '"a ""b""","c,\nd"\n"=1",2', [['a "b"', 'c,\nd'], ['=1', '2']]],
    ['a quotation mark that is never closed', 'a,"b\nc,d', [['a', '"b'], ['c', 'd']]],
    ['a quotation mark that is closed nowhere in its cell', '1,"5 inch\n2,"Quay"\n"3","Pier"', [['1', '"5 inch'], ['2', 'Quay'], ['3', 'Pier']]],
    ['quotation marks around a part of a cell', '1,"Gull" on the quay\n2, "Pier" \n3,5" by 7"', [['1', '"Gull" on the quay'], ['2', '"Pier"'], ['3', '5" by 7"']]],
    ['empty lines and cells', 'a,,c\n\n , ,\n1', [['a', '', 'c'], ['1']]],
    ['nothing', '', []],
  ])('with %s', (_, text, expected) => {
    expect(cells(text)).toEqual(expected)
  })

  it('is read to its end, however many quotation marks it has', () => {
    const doubled = '""'.repeat(1_000_000)
    expect(cells(`"${doubled}",b\n"${doubled}\nc`).map((line) => line.map((cell) => cell.length))).toEqual([[1_000_000, 1], [2_000_001], [1]])
  })

  it('says on which line of the file each begins', () => {
    expect([...linesOf('a,b\n"x\ny",1\n\nz,2', ',')].map(({ line }) => line)).toEqual([1, 2, 5])
    expect([...linesOf('sep=,\r\na\r\nb', ',')].map(({ line }) => line)).toEqual([2, 3])
  })

  it('comes back as it went out, whatever its cells hold', () => {
    const cell = fc.oneof(fc.string(), fc.constantFrom('=1+1', '-5', '@a', "'=x", "''-x", "'", "a; '=x", "'\t=x", "'\nx", 'a;-1', 'x\n=y', '\t', '"', '""')).map((text) => text.replaceAll('\r', ''))
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constant('k'), cell, cell), { minLength: 1 }), (rows) => {
        const back = [...linesOf(rows.map((row) => csvRow(row)).join(''), ',')].map((line) => line.cells)
        expect(back).toEqual(rows)
      }),
    )
  })
})

const ATTRIBUTES = [
  { id: 'a', name: 'Title', element: 'dcterms:title' },
  { id: 'b', name: 'File number', element: null },
  { id: 'c', name: 'Made in', element: 'dcterms:spatial' },
  { id: 'd', name: 'Notes [inside]', element: 'dcterms:description' },
  { id: 'e', name: 'Remarks', element: 'dcterms:description' },
]

describe('columns', () => {
  it.each<[readonly string[], readonly ColumnMatch[]]>([
    [['Filnummer', 'title', 'Whatever'], [{ key: 'fileNumber' }, { attributeId: 'a' }, null]],
    [['Nombre', 'ID', 'made_in', 'Mappe'], [{ key: 'name' }, { key: 'id' }, { attributeId: 'c' }, null]],
    [['File number', 'file-number'], [{ attributeId: 'b' }, null]],
    [['', 'Title', 'TITLE'], [null, { attributeId: 'a' }, null]],
    [['Title [dcterms:title]', 'made in [DCTERMS:spatial]'], [{ attributeId: 'a' }, { attributeId: 'c' }]],
    [['Tittel [dcterms:title]', 'dcterms:spatial'], [{ attributeId: 'a' }, { attributeId: 'c' }]],
    [['Notes [inside]', 'Remarks [dcterms:description]'], [{ attributeId: 'd' }, { attributeId: 'e' }]],
    [['Beschreibung [dcterms:description]', 'Title [x'], [null, null]],
  ])('%j are matched by their heads', (heads, matches) => {
    expect(matchedColumns(heads, ATTRIBUTES)).toEqual(matches)
  })

  it('come back from the heads that they went out under, whatever they are called', () => {
    const name = fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom('a [b]', '[dcterms:title]', ']', 'x [dc:y] z')).filter((text) => text.trim() !== '' && !/^[\s_-]*$/.test(text))
    fc.assert(
      fc.property(name, fc.constantFrom(null, 'dcterms:title', 'isadg:3.1.2'), (text, element) => {
        const attribute = { id: 'one', name: text, element }
        expect(matchedColumns([attributeHead(attribute)], [attribute])).toEqual([{ attributeId: 'one' }])
      }),
    )
  })

  it.each(LANGUAGES)('begin with what a file says of its assets, whatever attributes are called (%s)', (language) => {
    const own = FILE_COLUMNS.map((column) => FILE_HEADS[language][column])
    const attributes = own.map((name, at) => ({ id: `a${at}`, name, element: at % 2 === 0 ? null : 'dcterms:title' }))
    const matches = attributes.map(({ id }) => ({ attributeId: id }))
    expect(matchedColumns([...own, ...attributes.map(attributeHead)], attributes)).toEqual([{ key: 'fileNumber' }, { key: 'name' }, { key: 'id' }, null, ...matches])
    expect(matchedColumns(own.slice(1), attributes)[0]).toEqual({ attributeId: 'a1' })
  })

  it('are read in the language that a file went out in, and else in that of who brings it', () => {
    const heads = FILE_COLUMNS.map((column) => FILE_HEADS.no[column])
    expect(firstSettings([...heads, 'x'], ATTRIBUTES, 'en-US')).toMatchObject({ language: 'no', blanks: 'leave', folderId: null })
    expect([firstSettings(heads.slice(1), ATTRIBUTES, 'en-US').language, firstSettings(['Filnummer', 'x'], ATTRIBUTES, 'es').language]).toEqual(['en-US', 'es'])
  })

  const settings = (columns: readonly ColumnMatch[], more: Partial<ImportSettings> = {}): ImportSettings => ({ columns, language: 'en-US', blanks: 'leave', folderId: null, ...more })
  it.each<[string, ImportSettings, object]>([
    ['right', settings([{ key: 'id' }, { attributeId: 'a' }]), {}],
    ['no key', settings([null, { attributeId: 'a' }]), { columns: { code: 'required' } }],
    ['no attribute', settings([{ key: 'id' }, null]), { columns: { code: 'required' } }],
    ['too few', settings([{ key: 'id' }]), { columns: { code: 'required' } }],
    ['a name without a folder', settings([{ key: 'name' }, { attributeId: 'a' }]), { folderId: { code: 'required' } }],
    ['a name in a folder', settings([{ key: 'name' }, { attributeId: 'a' }], { folderId: 'f' }), {}],
    ['one of another template', settings([{ key: 'id' }, { attributeId: 'x' }]), { 'columns.1': { code: 'notAnOption' } }],
  ])('%s', (_, given, problems) => {
    expect(wrongSettings(given, ['x', 'y'], ATTRIBUTES)).toEqual(problems)
  })

  it('stand for one thing each', () => {
    expect(wrongSettings(settings([{ key: 'id' }, { attributeId: 'a' }, { attributeId: 'a' }]), ['x', 'y', 'z'], ATTRIBUTES)).toEqual({ 'columns.2': { code: 'duplicated' } })
  })
})

describe('an import', () => {
  it('is planned before it is applied, and undone after', () => {
    const begun = (action: (typeof IMPORT_ACTIONS)[number]) => IMPORT_STEPS.filter((step) => canBegin(action, step))
    expect(IMPORT_ACTIONS.map(begun)).toEqual([['read', 'planning', 'planned'], ['planned', 'applying'], ['applying', 'applied', 'undoing']])
    expect(IMPORT_STEPS.filter(canMatch)).toEqual(['read', 'planning', 'planned'])
  })
})
