import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Source } from './chat.ts'
import { checkSentence, marked, takeSentences } from './supported.ts'

const SOURCES: readonly Source[] = [
  { number: 1, kind: 'asset', id: 'a', name: 'register-of-ships.pdf', page: 7, passage: 'Haabet, bark, 90 tons, built 1869 by Øien Brothers for London.' },
  { number: 2, kind: 'asset', id: 'b', name: 'letter.pdf', passage: 'Captain Rask is expected from Cádiz within the fortnight.' },
  { number: 3, kind: 'asset', id: 'c', name: 'log.txt', passage: 'Sailed 03.05.1870.' },
]

describe('the sentences of a text that is still coming', () => {
  it('are whole once the next one has begun, with the markers behind them', () => {
    expect(takeSentences('She was built in 1869. [1] [2] She sai', false)).toEqual({ whole: ['She was built in 1869. [1] [2] '], rest: 'She sai' })
    expect(takeSentences('She was built in 1869. ', false)).toEqual({ whole: [], rest: 'She was built in 1869. ' })
    expect(takeSentences('She was built in 1869. [', false)).toEqual({ whole: [], rest: 'She was built in 1869. [' })
  })

  it('are lines of a list too', () => {
    expect(takeSentences('Two:\n- one [1]\n- two [2]', true).whole).toEqual(['Two:\n', '- one [1]\n', '- two [2]'])
    expect(takeSentences('Two:\n1. one [1]\n**2.** Two. [2]', true).whole).toEqual(['Two:\n', '1. one [1]\n', '**2.** Two. [2]'])
  })

  it('lose nothing, wherever the pieces are cut', () => {
    const unit = fc.constantFrom('Word ', 'x', '. ', '[1]', ' ', '\n', '- ', ': ', '1869', '!')
    fc.assert(
      fc.property(fc.array(fc.string({ unit, maxLength: 12 }), { maxLength: 12 }), (pieces) => {
        let [rest, out] = ['', '']
        pieces.forEach((piece, at) => {
          const taken = takeSentences(rest + piece, at === pieces.length - 1)
          out += taken.whole.join('')
          rest = taken.rest
        })
        expect(out).toBe(pieces.join(''))
      }),
    )
  })
})

describe('a sentence of a model', () => {
  it.each<readonly [string, string, boolean]>([
    ['that its source says', 'She was built in 1869 by Øien Brothers. [1]', true],
    ['in another language', 'Hun ble bygd i 1869 av Øien Brothers. [1]', true],
    ['with the page that it stands on', 'Page 7 has the bark Haabet. [1]', true],
    ['from two sources', 'The bark of 1869 and Captain Rask. [1][2]', true],
    ['that introduces a list', 'I found these:', true],
    ['that introduces facts', 'Key facts:', true],
    ['that is a heading', '## Ships', true],
    ['that is a heading in capitals', '## Key Facts', true],
    ['that introduces what a source names', 'On the ships of **Øien Brothers**, of 1869:', true],
    ['that introduces a number that is nowhere', 'She sank in 1901:', false],
    ['that introduces a name that is nowhere', 'Sold by Captain Nemo, among others:', false],
    ['that is a heading with a number that is nowhere', '## Sunk in 1901', false],
    ['that is a heading which says something of somebody', '**The bark was sold by Captain Nemo**', false],
    ['that is bold', '**She was lost with all hands.**', false],
    ['that is bold and names its source', '**She was built in 1869.** [1]', true],
    ['without a source', 'She was built in 1869.', false],
    ['whose source is another one', 'She was built in 1869. [2]', false],
    ['with a number that is not there', 'She was built in 1870. [1]', false],
    ['with a name that is not there', 'She was built for Captain Nemo. [1]', false],
    ['with the beginning of a number that is there', 'She carried 18 guns. [1]', false],
    ['with a number that begins as one that is there', 'She was built in 18690. [1]', false],
    ['with a single digit that is not there', 'She carried 9 guns. [1]', false],
    ['with a name before all else that is not there', 'Nemo sold her. [1]', false],
    ['with a name in a list that is not there', '1. **Nemo** sold her. [1]', false],
    ['with a name behind a dash that is not there', 'She was sold – Nemo paid. [1]', false],
    ['that begins with a word of its language', 'Ifølge registeret ble hun bygd i 1869. [1]', true],
    ['that begins with a word for what is kept', 'Bildene og fotografiene er av barken. [1]', true],
    ['that begins with a word that binds sentences', 'However, she was built in 1869. [1]', true],
    ['that begins with another form of a word of its source', 'Barks of 90 tons were built in 1869. [1]', true],
    ['with a day that its source writes otherwise', 'On the 3rd of 5/1870 she sailed. [3]', true],
    ['that is an item of a list', '2. Built in 1869 for London. [1]', true],
    ['with a source that there is not', 'She was built in 1869. [9]', false],
  ])('%s', (_, sentence, isSupported) => {
    expect(checkSentence(sentence, SOURCES, 'when was the bark built?').isSupported).toBe(isSupported)
  })

  it.each([
    ['She was built in 1869. [1][9]', 'She was built in 1869. [1]'],
    ['See <img src=x onerror=alert(1)>the list. [1]', 'See the list. [1]'],
    ['See [the list](https://evil.example/?q=a). [1](https://evil.example)', 'See the list. [1]'],
    ['![x](https://evil.example/p.png) [1]', 'x [1]'],
    ['Go to https://evil.example/ now. [1]', 'Go to evil.example/ now. [1]'],
  ])('is shown without what leads elsewhere: %s', (sentence, text) => {
    expect(checkSentence(sentence, SOURCES, '').text).toBe(text)
  })

  it('that nothing supports is marked before what follows it', () => {
    expect(marked('She sank.\n\n', '(not supported by a source)')).toBe('She sank. *(not supported by a source)*\n\n')
  })
})
