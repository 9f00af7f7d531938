import { describe, expect, it } from 'vitest'
import { EMPTY_CONTACT, type ContactForm } from '../contacts/contact.ts'
import { LANGUAGES } from '../preferences/language.ts'
import english from '../../ui/contacts/locales/en-US.json' with { type: 'json' }
import norwegian from '../../ui/contacts/locales/no.json' with { type: 'json' }
import spanish from '../../ui/contacts/locales/es.json' with { type: 'json' }
import { categoryCalled, categoryNameFor, CONTACT_HEADS, countryCalled, countryNameFor, matchedFields } from './contactColumns.ts'
import { NOTHING_COUNTED, wrongImport, proposedSettings, rowsOf, type ReadContacts } from './contactImport.ts'
import { NOTHING_IMPORTED, type ImportedContact } from './importedContact.ts'
import { judgeImport, type Judging, type Known } from './judgeImport.ts'

const TEXTS = { 'en-US': english.contacts, no: norwegian.contacts, es: spanish.contacts }
const DEALERS = { id: 'dealers', name: 'Dealers', builtin: 'Dealers' } as const
const FRIENDS = { id: 'friends', name: 'Vénner', builtin: null }

describe('columns', () => {
  it.each(LANGUAGES)('are called as the form calls its fields, in %s', (language) => {
    expect(CONTACT_HEADS[language]).toEqual(TEXTS[language].fields)
    for (const name of ['Collectors', 'Dealers', 'Artists', 'Institutions'] as const) expect(categoryNameFor({ name, builtin: name }, language)).toBe(TEXTS[language].builtin[name])
    expect(matchedFields(Object.values(CONTACT_HEADS[language]))).toEqual(Object.keys(CONTACT_HEADS[language]))
  })

  it('of other address books are known, each field once', () => {
    expect(matchedFields(['Given Name', 'Family-Name', 'E-mail 1 - Value', 'E-mail', 'Shoe size', 'ZIP', ''])).toEqual(['firstName', 'lastName', 'email', null, null, 'zipCode', null])
  })

  it('name countries and categories in any language', () => {
    expect(['NOR', 'no', 'Norge', 'norway', 'Noruega', 'Atlantis'].map(countryCalled)).toEqual(['NOR', 'NOR', 'NOR', 'NOR', 'NOR', 'Atlantis'])
    expect(countryNameFor('NOR', 'es')).toBe('Noruega')
    const called = (text: string) => categoryCalled(text, [DEALERS, FRIENDS])?.id
    expect(['DEALERS', 'Forhandlere', 'marchantes', 'venner', 'Others'].map(called)).toEqual(['dealers', 'dealers', 'dealers', 'friends', undefined])
    expect(categoryCalled('Dealers', [{ ...DEALERS, name: 'Shops', builtin: null }])).toBeUndefined()
  })
})

describe('how a table is read', () => {
  const table: ReadContacts = { kind: 'table', heads: ['Fornavn', 'Etternavn', 'Telefon', 'Kategori'], lines: [{ line: 2, cells: ['Ada', 'Berg', '+47 55.12', 'Samlere'], notCalculated: [] }] }
  const settings = proposedSettings(table, 'dealers')

  it('is proposed by its heads, and followed', () => {
    expect(settings).toEqual({ columns: ['firstName', 'lastName', 'phone', 'categoryId'], same: 'skip', newCategories: 'make', categoryId: 'dealers' })
    expect(rowsOf(table, settings)).toEqual([{ line: 2, contact: { ...NOTHING_IMPORTED, firstName: 'Ada', lastName: 'Berg', phone: '+47 55 12', category: 'Samlere' } }])
  })

  it.each([
    [['Ada', 'Berg, jr.', '+47 55 12', 'Samlere', 'jr.'], true],
    [['Ada', 'Berg', '+47 55 12', 'Samlere', '', ' '], false],
    [['Ada', 'Berg'], false],
  ])('refuses a line that says something beyond its columns, as nobody knows what is meant: %j', (cells, isRefused) => {
    const rows = rowsOf({ ...table, lines: [{ line: 2, cells, notCalculated: [] }] }, settings)
    const { counts, lines } = judgeImport(rows, { settings, categories: [DEALERS], known: [], newId: () => 'made' })
    expect([counts.added, counts.refused]).toEqual(isRefused ? [0, 1] : [1, 0])
    expect(lines.map(({ problems }) => problems)).toEqual(isRefused ? [{ columns: { code: 'tooMany', limit: 4 } }] : [])
  })

  it('refuses what a spreadsheet could not calculate, field by field, beside all else that is wrong', () => {
    const cells = ['#N/A', 'B', '#REF!', '#VERDI!']
    const judged = (columns: (typeof settings)['columns']) =>
      judgeImport(rowsOf({ ...table, lines: [{ line: 2, cells, notCalculated: [0, 2, 3] }] }, { columns }), { settings, categories: [DEALERS], known: [], newId: () => 'made' })
    expect(judged(settings.columns).lines).toEqual([
      {
        line: 2,
        name: '#N/A B',
        outcome: 'refused',
        problems: { firstName: { code: 'notCalculated' }, lastName: { code: 'tooShort', limit: 2 }, phone: { code: 'notCalculated' }, categoryId: { code: 'notCalculated' } },
      },
    ])
    expect(judged(settings.columns)).toMatchObject({ written: [], categories: [] })
    expect(judged([null, 'lastName', null, null]).lines[0]?.problems).not.toHaveProperty('phone')
  })

  it.each([
    [{}, {}],
    [{ columns: ['firstName', null, 'phone', null] as const }, { columns: { code: 'required' } }],
    [{ columns: ['firstName', 'lastName', 'lastName', null] as const }, { 'columns.2': { code: 'duplicated' } }],
    [{ columns: ['firstName', 'lastName'] as const }, { columns: { code: 'notAnOption' } }],
    [{ categoryId: 'gone' }, { categoryId: { code: 'required' } }],
  ])('%j: %j', (change, problems) => {
    expect(wrongImport(table, { ...settings, ...change }, (id) => id === 'dealers')).toEqual(problems)
  })
})

describe('what becomes of the contacts of a file', () => {
  const contact = (lastName: string, more: Partial<ImportedContact> = {}): ImportedContact => ({ ...NOTHING_IMPORTED, firstName: 'Ada', lastName, ...more })
  const there = (lastName: string, more: Partial<ContactForm> = {}): Known => ({ ...EMPTY_CONTACT, id: lastName, firstName: 'Ada', lastName, categoryId: 'dealers', pictureVersion: null, ...more })
  const judged = (contacts: readonly ImportedContact[], { settings, ...more }: Partial<Omit<Judging, 'settings'>> & { readonly settings?: Partial<Judging['settings']> } = {}) =>
    judgeImport(
      contacts.map((one, at) => ({ line: at + 2, contact: one })),
      { settings: { same: 'skip', newCategories: 'make', categoryId: 'dealers', ...settings }, categories: [DEALERS, FRIENDS], known: [], newId: () => 'made', ...more },
    )

  it('is added, tidied, with its category and country', () => {
    const { written, counts } = judged([contact(' Berg ', { country: 'Norge', category: 'vénner' }), contact('Dahl')])
    expect(counts).toMatchObject({ added: 2, refused: 0 })
    expect(written.map(({ form }) => [form.lastName, form.country, form.categoryId])).toEqual([['Berg', 'NOR', 'friends'], ['Dahl', '', 'dealers']])
  })

  it('is refused with the code at each field, and makes no category then', () => {
    const { lines, written, categories } = judged([contact('B', { email: 'nowhere', country: 'Atlantis', website: 'no site', category: 'New ones' }), contact('Long', { category: 'x'.repeat(256) })])
    expect([written, categories]).toEqual([[], []])
    expect(lines).toEqual([
      { line: 2, name: 'Ada B', outcome: 'refused', problems: { lastName: { code: 'tooShort', limit: 2 }, email: { code: 'invalidEmail' }, country: { code: 'notAnOption' }, website: { code: 'invalidLink' } } },
      { line: 3, name: 'Ada Long', outcome: 'refused', problems: { categoryId: { code: 'notAnOption' } } },
    ])
  })

  it('makes a category once, or takes the one for those without', () => {
    const contacts = [contact('Berg', { category: 'Lenders' }), contact('Dahl', { category: ' LENDERS' })]
    expect(judged(contacts)).toMatchObject({ categories: [{ id: 'made', name: 'Lenders' }], written: [{ form: { categoryId: 'made' } }, { form: { categoryId: 'made' } }] })
    expect(judged(contacts, { settings: { newCategories: 'replace' } })).toMatchObject({ categories: [], written: [{ form: { categoryId: 'dealers' } }, { form: { categoryId: 'dealers' } }] })
  })

  const known = [there('Berg', { email: 'ada@example.org', city: 'Bergen' })]
  it('is passed over where somebody is there already, or came before in the file', () => {
    const { counts, lines } = judged([contact('BERG', { phone: '1' }), contact('Berg', { email: 'other@example.org' }), contact('Dahl'), contact('dahl')], { known })
    expect(counts).toMatchObject({ added: 2, skipped: 2 })
    expect(lines).toEqual([
      { line: 2, name: 'Ada BERG', outcome: 'skipped', existing: { id: 'Berg', name: 'Ada Berg' } },
      { line: 5, name: 'Ada dahl', outcome: 'skipped' },
    ])
  })

  it('completes what is empty and overwrites nothing', () => {
    const { counts, written } = judged([contact('Berg', { phone: '1', city: 'Oslo', category: 'Vénner' }), contact('Berg', { street: 'Quay 1', state: 'Vestland' }), contact('Berg', { city: 'Oslo' })], { known, settings: { same: 'fill' } })
    expect(counts).toMatchObject({ filled: 2, same: 1, added: 0 })
    expect(written).toHaveLength(1)
    expect(written[0]).toMatchObject({ there: { id: 'Berg', phone: '', state: '' }, form: { phone: '1', city: 'Bergen', state: 'Vestland', email: 'ada@example.org', categoryId: 'dealers' } })
  })

  it('adds whom a number that came before in the file tells apart from who is there', () => {
    const { counts, written } = judged([contact('Berg', { phone: '1' }), contact('Berg', { phone: '2', city: 'Oslo' })], { known: [there('Berg')], settings: { same: 'fill' } })
    expect(counts).toMatchObject({ filled: 1, added: 1, same: 0 })
    expect(written.map(({ there: one, form }) => [one?.id, form.phone, form.city])).toEqual([['Berg', '1', ''], [undefined, '2', 'Oslo']])
  })

  it.each<[string, string | null, readonly (string | undefined)[], readonly (string | undefined)[], number]>([
    ['a picture where there is none', null, ['A'], ['A'], 1],
    ['no picture over another', 'v1', ['A'], [], 0],
    ['none where the file has none', null, [undefined], [], 0],
    ['the first of several', null, ['A', 'B'], ['A'], 1],
    ['that of a later line', null, [undefined, 'B'], ['B'], 1],
  ])('completes who lacks nothing else by %s', (_, pictureVersion, pictures, taken, filled) => {
    const rows = pictures.map((picture, at) => ({ line: at + 2, contact: contact('Berg'), ...(picture === undefined ? {} : { picture }) }))
    const settings = { same: 'fill', newCategories: 'make', categoryId: 'dealers' } as const
    const { counts, written } = judgeImport(rows, { settings, categories: [DEALERS], known: [{ ...there('Berg'), pictureVersion }], newId: () => 'made' })
    expect([counts, written.map(({ picture }) => picture)]).toEqual([{ ...NOTHING_COUNTED, filled, same: pictures.length - filled }, taken])
  })

  it('is added beside them, where that is asked for', () => {
    expect(judged([contact('Berg'), contact('Berg')], { known, settings: { same: 'add' } }).counts).toMatchObject({ added: 2, skipped: 0 })
  })
})
