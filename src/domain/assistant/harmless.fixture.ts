import { expect } from 'vitest'
import { parseAnswer, type Block, type Inline } from './answerText.ts'

const inlinesOf = (block: Block): readonly Inline[] => {
  if (block.kind === 'paragraph') return block.lines.flat()
  if (block.kind === 'heading') return block.parts
  if (block.kind === 'code') return [{ kind: 'code', text: block.text }]
  return block.kind === 'list' ? block.items.flat() : [...block.header.flat(), ...block.rows.flat(2)]
}

/** Nothing that a model wrote leads elsewhere, or names a source that there is not. */
export const expectTame = (answer: string, sources: number): void => {
  const numbers = parseAnswer(answer).flatMap(inlinesOf).flatMap((inline) => (inline.kind === 'marker' ? [inline.number] : []))
  expect(numbers.every((number) => number >= 1 && number <= sources)).toBe(true)
  expect(answer).not.toMatch(/https?:|javascript:|data:text|!\[|<[a-z/!]|\p{Cf}|(?![\n\t])\p{Cc}/iu)
}

/** Neither does anything that the built-in engine quotes, which also looks like nothing but what it is. */
export const expectHarmless = (answer: string, sources: number): void => {
  expectTame(answer, sources)
  const blocks = parseAnswer(answer)
  expect(blocks.every(({ kind }) => kind === 'paragraph' || kind === 'list')).toBe(true)
  // Names are bold, and notes of the assistant's own italic: nothing of a document is.
  expect(blocks.flatMap(inlinesOf).every(({ kind }) => kind !== 'code')).toBe(true)
  expect(answer).not.toMatch(/data:|vbscript:|mailto:|ftp:|file:|\]\(/iu)
}
