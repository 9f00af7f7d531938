import { expect, it } from 'vitest'
import { CELL_END, documentBlocks } from './documentText.ts'

const row = (...cells: readonly string[]): string => cells.map((cell) => cell + CELL_END).join('')

it.each([
  ['Only\ntext', [{ kind: 'text', text: 'Only\ntext' }]],
  ['', [{ kind: 'text', text: '' }]],
  ['a\ttyped tab', [{ kind: 'text', text: 'a\ttyped tab' }]],
  [`Ships\n${row('Name', 'Built')}\n${row('Fram', '')}\nEnd`, [
    { kind: 'text', text: 'Ships' },
    { kind: 'table', rows: [['Name', 'Built'], ['Fram', '']] },
    { kind: 'text', text: 'End' },
  ]],
  [`${row('One')}\n\n${row('Other')}`, [{ kind: 'table', rows: [['One']] }, { kind: 'table', rows: [['Other']] }]],
])('%j is laid out', (text, blocks) => {
  expect(documentBlocks(text)).toEqual(blocks)
})
