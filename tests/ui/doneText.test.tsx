import { expect, it } from 'vitest'
import { texts } from '../../.storybook/texts.ts'
import type { CommandDone } from '../../src/application/metadata-table/commandDone.ts'
import type { Language } from '../../src/domain/preferences/language.ts'
import { doneText } from '../../src/ui/metadata-table/doneText.ts'

const undone: CommandDone = { changed: 1, left: 0, turned: { way: 'undo', column: 'Note' } }
const redone: CommandDone = { changed: 3, left: 1, turned: { way: 'redo' } }

it.each<[Language, CommandDone, string]>([
  ['en-US', undone, 'Undone in “Note”: 1 cell.'],
  ['no', undone, 'Angret i «Note»: 1 celle.'],
  ['es', undone, 'Deshecho en «Note»: 1 celda.'],
  ['en-US', redone, 'Redone: 3 cells. 1 cell was changed since, and stays as it is.'],
  ['no', redone, 'Gjort om: 3 celler. 1 celle er endret siden, og står som den er.'],
  ['es', redone, 'Rehecho: 3 celdas. 1 celda ha cambiado desde entonces y queda como está.'],
  ['en-US', { changed: 2, left: 1 }, '2 cells changed. 1 cell cannot be edited and stays as it is.'],
])('%s: a step that is taken back or again is told as such', (language, done, text) => {
  expect(doneText(texts.getFixedT(language), done)).toBe(text)
})
