import { describe, expect, it } from 'vitest'
import { parseAnswer, type Block, type Inline } from './answerText.ts'
import { compose } from './answers/compose.ts'
import type { FoundItem } from './answers/findings.ts'
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

const inlinesOf = (block: Block): readonly Inline[] => {
  if (block.kind === 'paragraph') return block.lines.flat()
  if (block.kind === 'heading') return block.parts
  if (block.kind === 'code') return [{ kind: 'code', text: block.text }]
  return block.kind === 'list' ? block.items.flat() : [...block.header.flat(), ...block.rows.flat(2)]
}

const expectHarmless = (answer: string, sources: number): void => {
  const blocks = parseAnswer(answer)
  expect(blocks.every(({ kind }) => kind === 'paragraph' || kind === 'list')).toBe(true)
  const inlines = blocks.flatMap(inlinesOf)
  // Names are bold, and notes of the assistant's own italic: nothing of a document is.
  expect(inlines.every(({ kind }) => kind !== 'code')).toBe(true)
  const numbers = inlines.flatMap((inline) => (inline.kind === 'marker' ? [inline.number] : []))
  expect(numbers.every((number) => number <= sources)).toBe(true)
  expect(answer).not.toMatch(/https?:|javascript:|data:|vbscript:|mailto:|ftp:|file:|\]\(|!\[|<[a-z/!]|\p{Cf}|(?![\n\t])\p{Cc}/iu)
}

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
    const inlines = parseAnswer(shown).flatMap(inlinesOf)
    expect(inlines.every((inline) => inline.kind !== 'marker' || inline.number === 1)).toBe(true)
    expect(shown).not.toMatch(/https?:|javascript:|data:text|!\[|<[a-z/!]|\p{Cf}|(?![\n\t])\p{Cc}/iu)
  })
})
