import { describe, expect, it } from 'vitest'
import { compose } from './answers/compose.ts'
import type { FoundItem } from './answers/findings.ts'
import { expectHarmless, expectTame } from './harmless.fixture.ts'
import { HOSTILE } from './hostile.fixture.ts'
import { bestOf, passagesIn, scored } from './passages.ts'
import { understand } from './questions/understand.ts'
import { checkSentence, takeSentences } from './supported.ts'

const WANTED = [{ words: ['haabet', 'bark', 'barken', 'barca'], weight: 2 }]

/** A document that says the same everywhere where something can be said of it. */
const itemOf = (text: string, id: string): FoundItem => ({
  kind: 'asset',
  id,
  name: text,
  resourceType: 'RECORDS',
  path: [text],
  description: text,
  repository: text,
  rights: null,
  added: '11/26/2026',
  addedBy: text,
  values: [{ attribute: text, text, isDate: true }],
  persons: [text],
  contacts: [{ id: 'c', name: text, kind: 'donor' }],
  opening: passagesIn(text),
  best: bestOf(scored(passagesIn(text), WANTED), 4).map((passage) => ({ ...passage, field: 'content' })),
})

it('are a hundred and fifty', () => {
  expect(new Set(HOSTILE).size).toBe(150)
})

const QUESTIONS = ['Find the bark Haabet', 'How many have the bark Haabet?', 'When was the bark Haabet built?', 'Who gave the bark Haabet?', 'Where is the bark Haabet?', 'What does it say about the bark Haabet?', 'Hvem er på barken Haabet?', 'Which is the oldest bark Haabet?', 'Which bark Haabet was added last?']

describe.each(HOSTILE.map((text, at) => ({ text, at })))('a document that says $text', ({ text, at }) => {
  it('is quoted, and does nothing', () => {
    const item = itemOf(text, `item-${at}`)
    for (const question of QUESTIONS) {
      const { parts, sourcing } = compose(understand(question, [], 'en-US'), { total: 1, items: [item], kinds: [['image', 1]], leftOut: [text], isInOrder: true })
      expectHarmless(parts.join('\n\n'), sourcing.sources.length)
      expect(sourcing.sources.every(({ id }) => id === item.id || id === 'c')).toBe(true)
    }
  })

  it('does nothing either where a model repeats it', () => {
    const sources = [{ number: 1, kind: 'asset', id: 'a', name: 'list.pdf', passage: 'The bark Haabet.' }] as const
    const shown = takeSentences(text, true).whole.map((sentence) => checkSentence(sentence, sources, '').text).join('')
    expectTame(shown, sources.length)
  })
})
