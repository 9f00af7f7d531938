import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseAnswer, type Block, type Inline } from './answerText.ts'

const text = (written: string): Inline => ({ kind: 'text', text: written })
const paragraph = (...parts: readonly Inline[]): Block => ({ kind: 'paragraph', lines: [parts] })

describe('an answer', () => {
  it.each<readonly [string, string, readonly Block[]]>([
    ['a sentence with its source', 'She sailed. [1]', [paragraph(text('She sailed. '), { kind: 'marker', number: 1 })]],
    ['bold, italic and code', '**Haabet**, *bark*, `type:image`', [
      paragraph({ kind: 'strong', parts: [text('Haabet')] }, text(', '), { kind: 'emphasis', parts: [text('bark')] }, text(', '), { kind: 'code', text: 'type:image' }),
    ]],
    ['a marker within bold words', '**Lost in 1882. [2]**', [paragraph({ kind: 'strong', parts: [text('Lost in 1882. '), { kind: 'marker', number: 2 }] })]],
    ['two paragraphs', 'One\n\n\nTwo', [paragraph(text('One')), paragraph(text('Two'))]],
    ['two lines', 'One\nTwo', [{ kind: 'paragraph', lines: [[text('One')], [text('Two')]] }]],
    ['a list', 'Two:\n- one [1]\n- two', [
      paragraph(text('Two:')),
      { kind: 'list', isOrdered: false, items: [[text('one '), { kind: 'marker', number: 1 }], [text('two')]] },
    ]],
    ['a numbered list', '1. one\n2) two', [{ kind: 'list', isOrdered: true, items: [[text('one')], [text('two')]] }]],
    ['a heading', '## The *bark*', [{ kind: 'heading', parts: [text('The '), { kind: 'emphasis', parts: [text('bark')] }] }]],
    ['a table', '| Ship | Built |\n|---|---:|\n| Haabet | 1874 |', [
      { kind: 'table', header: [[text('Ship')], [text('Built')]], rows: [[[text('Haabet')], [text('1874')]]] },
    ]],
    ['code in several lines, also before its end has come', '```\n<b>\n*x*', [{ kind: 'code', text: '<b>\n*x*' }]],
    ['names with low lines', 'glass_plate_014.jpg', [paragraph(text('glass_plate_014.jpg'))]],
    ['a star alone', '3 * 4 and 5 * 6', [paragraph(text('3 * 4 and 5 * 6'))]],
  ])('has %s', (_, written, blocks) => {
    expect(parseAnswer(written)).toEqual(blocks)
  })

  it.each([
    ['a link', 'See [the list](https://evil.example/a(b)c) now', 'See the list now'],
    ['a picture', '![pixel](https://evil.example/x.png)', 'pixel'],
    ['an address', 'https://evil.example/', 'https://evil.example/'],
    ['HTML', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['a link by reference', '[a][b]', '[a][b]'],
  ])('makes text of %s', (_, written, shown) => {
    expect(parseAnswer(written)).toEqual([paragraph(text(shown))])
  })

  const textsIn = (part: Inline): string => (part.kind === 'text' || part.kind === 'code' ? part.text : part.kind === 'marker' ? `[${part.number}]` : part.parts.map(textsIn).join(''))
  const allOf = (block: Block): readonly Inline[] => {
    if (block.kind === 'paragraph') return block.lines.flat()
    if (block.kind === 'heading') return block.parts
    if (block.kind === 'code') return [text(block.text)]
    return block.kind === 'list' ? block.items.flat() : [...block.header.flat(), ...block.rows.flat(2)]
  }

  it('loses no word of any text, and can be read at any time while it comes', () => {
    const written = fc.string({ unit: fc.constantFrom('a', 'b', '1', ' ', '\n', '*', '_', '`', '|', '-', '[', ']', '#', '.', '<', '>', '😀') })
    fc.assert(
      fc.property(written, (any) => {
        const shown = parseAnswer(any).flatMap(allOf).map(textsIn).join(' ')
        const letters = (one: string) => one.replace(/[^ab😀]/gu, '')
        expect(letters(shown)).toBe(letters(any.replaceAll(/^\s*```.*$/gm, '')))
      }),
    )
  })

  it('is read in linear time', () => {
    const started = performance.now()
    for (const piece of ['**a', '[1](', '|-', '`', '_a_', '![', '- ', '# ']) parseAnswer(piece.repeat(10_000))
    expect(performance.now() - started).toBeLessThan(5000)
  })
})
