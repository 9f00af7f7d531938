import { describe, expect, it } from 'vitest'
import { understand } from '../questions/understand.ts'
import { compose } from './compose.ts'
import { outlineOf, type Findings, type FoundItem } from './findings.ts'

const BARK: FoundItem = {
  kind: 'asset',
  id: 'bark',
  name: 'bark.jpg',
  resourceType: 'RECORDS',
  path: ['Acquisitions', '1902 purchase'],
  description: 'Ship portrait of the bark, fair wind.',
  repository: 'Strong room',
  rights: 'PDM',
  added: '03/02/2026',
  addedBy: 'Kari Fosse',
  values: [{ attribute: 'Dated', text: 'about 1874', isDate: true }, { attribute: 'Technique', text: 'oil', isDate: false }],
  persons: ['A. Thorsen'],
  contacts: [{ id: 'c1', name: 'Ragnhild Sæther', kind: 'donor' }, { id: 'c2', name: 'Per Bakke', kind: 'maker' }],
  opening: [{ text: 'Register of the ships of the port.', page: 1 }],
  best: [{ text: 'The bark was lost in 1882.', page: 3, score: 4, terms: [0], field: 'content' }],
}
const FOUND: Findings = { total: 1, items: [BARK], kinds: [['image', 1]], leftOut: [] }

const answer = (question: string, findings: Partial<Findings> = {}, attributes: readonly string[] = []) => {
  const { parts, sourcing } = compose({ ...understand(question, [], 'en-US'), attributes }, { ...FOUND, ...findings })
  return { text: parts.join('\n\n'), sources: sourcing.sources.map(({ number, kind, id, page, field }) => `${number} ${kind} ${id} ${field ?? ''} ${page ?? ''}`.trim()) }
}

describe('an answer of what is built in', () => {
  it.each<readonly [string, string, readonly string[]]>([
    ['Find the bark', 'I found one match:\n\n- **bark.jpg**: “The bark was lost in 1882.” (page 3) [1]', ['1 asset bark content 3']],
    ['Finn barken til oss', 'Jeg fant ett treff:\n\n- **bark.jpg**: «The bark was lost in 1882.» (side 3) [1]', ['1 asset bark content 3']],
    ['¿Qué hay de la barca?', 'He encontrado un resultado:\n\n- **bark.jpg**: «The bark was lost in 1882.» (página 3) [1]', ['1 asset bark content 3']],
    ['How many barks are there?', 'There is **one** match. [1]', ['1 asset bark name']],
    ['When was the bark lost?', '- **bark.jpg**: Dated: about 1874. [1] “The bark was lost in 1882.” (page 3) [2]', ['1 asset bark Dated', '2 asset bark content 3']],
    ['Who gave the bark?', '- **bark.jpg**: Given by Ragnhild Sæther. [1] [2]', ['1 contact c1 donor', '2 asset bark contact']],
    ['Hvem laget barken?', '- **bark.jpg**: Laget av Per Bakke. [1] [2]', ['1 contact c2 maker', '2 asset bark contact']],
    ['Which barks are in the public domain?', 'I found one match:\n\n- **bark.jpg**: Rights statement: Public Domain Mark 1.0. [1] “The bark was lost in 1882.” (page 3) [2]', ['1 asset bark rights', '2 asset bark content 3']],
    ['Hvilke barker har falt i det fri?', 'Jeg fant ett treff:\n\n- **bark.jpg**: Rettighetserklæring: Falt i det fri – Public Domain Mark 1.0. [1] «The bark was lost in 1882.» (side 3) [2]', ['1 asset bark rights', '2 asset bark content 3']],
    ['Who is seen on the bark?', '- **bark.jpg**: It shows A. Thorsen. [1]', ['1 asset bark person']],
    ['Who uploaded the bark?', '- **bark.jpg**: It was added by Kari Fosse on 03/02/2026. [1]', ['1 asset bark added']],
    ['¿Dónde está la barca?', '- **bark.jpg**: Está en Acquisitions / 1902 purchase. [1] El original se conserva en Strong room. [2]', ['1 asset bark folder', '2 asset bark repository']],
    [
      'What does it say about the bark?',
      '**bark.jpg** says:\n\n- “Ship portrait of the bark, fair wind.” [1]\n- “The bark was lost in 1882.” (page 3) [2]\n- “Register of the ships of the port.” (page 1) [3]',
      ['1 asset bark description', '2 asset bark content 3', '3 asset bark content 1'],
    ],
  ])('to “%s”', (question, text, sources) => {
    expect(answer(question)).toEqual({ text, sources })
  })

  it.each([
    ['Which is the oldest bark?', 'The oldest, by the dates described:\n\n- **bark.jpg**: Dated: about 1874. [1] “The bark was lost in 1882.” (page 3) [2]'],
    ['Hvilken bark ble lagt til sist?', 'Sist lagt til:\n\n- **bark.jpg**: Lagt til av Kari Fosse 03/02/2026. [1]'],
    ['When was the oldest bark lost?', '- **bark.jpg**: Dated: about 1874. [1] “The bark was lost in 1882.” (page 3) [2]'],
  ])('of the first or the last says by what it is so: %s', (question, text) => {
    expect(answer(question, { isInOrder: true }).text).toBe(text)
  })

  it('says that nothing has a date where an order by dates is asked for', () => {
    expect(answer('¿Cuál es la barca más antigua?', { isInOrder: false }).text).toBe(
      'Nada de lo que he encontrado tiene una fecha descrita, así que no puedo ordenarlo. He encontrado un resultado:\n\n- **bark.jpg**: «The bark was lost in 1882.» (página 3) [1]',
    )
  })

  it('says more of what is all that was found', () => {
    const best = [...BARK.best, { text: 'Her figurehead was saved.', page: 4, score: 2, terms: [1], field: 'content' }, { text: 'The bark was sold.', page: 5, score: 2, terms: [0], field: 'content' }]
    const more = { total: 2, items: [{ ...BARK, best }, BARK] }
    expect(answer('Find the bark', { items: [{ ...BARK, best }] }).text).toBe('I found one match:\n\n- **bark.jpg**: “The bark was lost in 1882.” (page 3) [1] “Her figurehead was saved.” (page 4) [2]')
    expect(answer('Find the bark', more).text).toBe('I found 2 matches:\n\n- **bark.jpg**: “The bark was lost in 1882.” (page 3) [1]\n- **bark.jpg**: “The bark was lost in 1882.” (page 3) [1]')
  })

  it('tells the value of an attribute that is asked for', () => {
    expect(answer('What technique has the bark?', {}, ['Technique']).text).toBe('- **bark.jpg**: Technique: oil. [1]')
  })

  it('counts by kind where there are several', () => {
    expect(answer('How many barks are there?', { total: 12, kinds: [['image', 8], ['document', 4]] }).text).toBe('There are **12** matches. [1] By kind: 8 images, 4 documents. [1]')
  })

  it('says which of two there are more of', () => {
    const sides = [{ name: 'barks', total: 5, items: [BARK] }, { name: 'brigs', total: 3, items: [] }] as const
    expect(answer('Are there more barks or brigs?', { sides }).text).toBe('- “barks”: **5**. [1]\n- “brigs”: **3**.\n\nThere are more of “barks”. [1]')
  })

  it('says that there are none where it is asked how many, and that it found nothing where nothing is asked', () => {
    const none = { total: 0, items: [] }
    expect(['How many barks are there?', 'Hvor mange barker er det?', 'How many are there?'].map((question) => answer(question, none).text)).toEqual([
      'There are none among what you may see.',
      'Det er ingen blant det du har tilgang til.',
      'I found nothing on that among what you may see. Try other words, or open the search below and change it.',
    ])
  })

  it('says what it left out, and that nothing was found', () => {
    expect(answer('Find the bark', { leftOut: ['zeppelin'] }).text).toMatch(/^\*Nothing matches all of it, so I left out “zeppelin”\.\*\n\nI found one match:/)
    expect(answer('Find the zeppelin', { total: 0, items: [], leftOut: ['zeppelin'] })).toEqual({ text: 'I found nothing on “zeppelin” among what you may see.', sources: [] })
  })

  it('says plainly what it does not know of what it found', () => {
    const bare = { ...BARK, values: [], persons: [], contacts: [], best: [], description: '' }
    expect(answer('When was the bark lost?', { items: [bare] }).text).toBe('I found no date in what matches.')
    expect(answer('Who gave the bark?', { items: [bare] }).text).toBe('I found nobody named for this in what matches.')
  })

  it.each([
    ['Find the bark', 'I found one match:\n\n- **bark.jpg**: “The bark was lost in 1882.” (page 3) [1]\n\n*Your role does not open the details of files, so I tell only what a search shows.*'],
    ['Hvem ga oss barken?', '- **bark.jpg**: «The bark was lost in 1882.» (side 3) [1]\n\n*Rollen din åpner ikke detaljene om filer, så jeg forteller bare det et søk viser.*'],
    ['Who uploaded the bark?', 'I found nobody named for this in what matches.\n\n*Your role does not open the details of files, so I tell only what a search shows.*'],
    ['¿Dónde está la barca?', '- **bark.jpg**: Está en Acquisitions / 1902 purchase. [1]\n\n*Su rol no abre los detalles de los archivos, así que solo cuento lo que muestra una búsqueda.*'],
    ['Which is the oldest bark?', 'The oldest, by the dates described:\n\n- **bark.jpg**: “The bark was lost in 1882.” (page 3) [1]\n\n*Your role does not open the details of files, so I tell only what a search shows.*'],
    ['Hvilken bark ble lagt til sist?', 'Sist lagt til:\n\n- **bark.jpg**: «The bark was lost in 1882.» (side 3) [1]\n\n*Rollen din åpner ikke detaljene om filer, så jeg forteller bare det et søk viser.*'],
    ['How many barks are there?', 'There is **one** match. [1]'],
  ])('to who may not open details is what a search shows, and says so: %s', (question, text) => {
    expect(answer(question, { items: [outlineOf(BARK)], isOutline: true, isInOrder: true }).text).toBe(text)
  })

  it('answers two questions in one', () => {
    const { text } = answer('Which letters mention the bark, and who gave them to us?')
    expect(text).toContain('I found one match:')
    expect(text).toContain('Given by Ragnhild Sæther.')
  })
})
