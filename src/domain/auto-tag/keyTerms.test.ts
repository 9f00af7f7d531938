import { describe, expect, it } from 'vitest'
import { keyTermsOf, passageAt } from './keyTerms.ts'

const ENGLISH = `The bark Haabet left Bergen in the spring of 1871. Captain Nils Solberg had sailed her from Bergen before.
The lighthouse keeper saw the bark pass the lighthouse at Utsira. In the letters of Nils Solberg the lighthouses are named one by one,
and the letters were given by his daughter. Haabet was lost near the last lighthouse. A letter from the shipyard, found with the letters, tells of the shipyard and its owners.`

const NORWEGIAN = `Hvalfangsten begynte tidlig i Sandefjord. Hvalfangsten ga arbeid til mange, og hvalfangere fra Sandefjord reiste til Sørishavet.
Skipene ble bygget ved Framnæs mekaniske Værksted, og arbeiderne ved Framnæs mekaniske Værksted bodde i byen. Hvalfangsten tok slutt etter krigen.`

const SPANISH = `El Museo Nacional de Bellas Artes compró la colección de grabados en 1910. Los grabados fueron descritos por primera vez en el catálogo del
Museo Nacional de Bellas Artes. En el catálogo se describen los grabados, y la colección de grabados se muestra al público.`

const terms = (text: string) => keyTermsOf(text).map(({ term }) => term)

describe('key terms', () => {
  it.each([
    [ENGLISH, ['Nils Solberg', 'lighthouse', 'Bergen', 'letters']],
    [NORWEGIAN, ['Framnæs mekaniske Værksted', 'hvalfangsten', 'Sandefjord']],
    [SPANISH, ['Museo Nacional de Bellas Artes', 'grabados']],
  ])('tell what %s is about', (text, expected) => {
    expect(terms(text)).toEqual(expect.arrayContaining(expected))
  })

  it('are no words that say nothing, and no more than a dozen', () => {
    for (const text of [ENGLISH, NORWEGIAN, SPANISH]) {
      const found = terms(text).map((term) => term.toLowerCase())
      for (const word of ['the', 'from', 'before', 'til', 'ved', 'etter', 'los', 'por', 'primera', 'fue']) expect(found).not.toContain(word)
    }
    const many = Array.from({ length: 50 }, (_, at) => `word${'abcdefghij'[at % 10]}${'klmno'[Math.floor(at / 10)]} `.repeat(4)).join('. ')
    expect(keyTermsOf(many).length).toBeLessThanOrEqual(12)
  })

  it('have the sentence in which they stand, and how sure they are', () => {
    const found = keyTermsOf(ENGLISH).find(({ term }) => term === 'lighthouse')
    expect(found?.passage).toBe('The lighthouse keeper saw the bark pass the lighthouse at Utsira.')
    for (const { confidence } of keyTermsOf(ENGLISH)) expect(confidence > 0 && confidence <= 1).toBe(true)
  })

  it('are met seldom elsewhere: what every text of the holdings has comes last', () => {
    const background = { texts: 100, textsWith: (stem: string) => (stem.startsWith('letter') ? 100 : 0) }
    const found = keyTermsOf(ENGLISH, background).map(({ term }) => term)
    expect(found.indexOf('letters')).toBeGreaterThan(found.indexOf('lighthouse'))
    expect(keyTermsOf(ENGLISH, background).find(({ term }) => term === 'letters')?.confidence ?? 0).toBeLessThan(0.4)
  })

  it('are none of what has nothing to say', () => {
    expect(keyTermsOf('')).toEqual([])
    expect(keyTermsOf('1234 5678 9012 1234 5678 1234 1234')).toEqual([])
    expect(keyTermsOf('the and of to the and of to the and of to')).toEqual([])
    expect(keyTermsOf('\u0000\u0001 \uFFFD ���� 🎉🎉🎉🎉')).toEqual([])
  })

  it('come quickly of a long text without an end', () => {
    const began = performance.now()
    keyTermsOf('Abc '.repeat(100_000))
    keyTermsOf('x'.repeat(400_000))
    expect(performance.now() - began).toBeLessThan(2_000)
  })
})

it('begins a passage with the first letter of its sentence', () => {
  const text = 'Harbour Museum bought it. Given by Ada Berg.\nStored in a box.'
  expect(['Harbour', 'bought', 'Ada', 'Stored', 'box'].map((word) => passageAt(text, text.indexOf(word)))).toEqual([
    'Harbour Museum bought it.',
    'Harbour Museum bought it.',
    'Given by Ada Berg.',
    'Stored in a box.',
    'Stored in a box.',
  ])
})

it('cuts a passage from a text without sentences', () => {
  const passage = passageAt('word '.repeat(1_000), 2_500)
  expect(passage.length).toBeGreaterThan(50)
  expect(passage.startsWith('word ')).toBe(true)
  expect(passage.length).toBeLessThanOrEqual(240)
})
