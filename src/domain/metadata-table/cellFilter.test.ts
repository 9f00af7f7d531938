import { describe, expect, it } from 'vitest'
import { attributeOf, INK, OIL } from '../metadata/values.fixture.ts'
import { ATTRIBUTE_TYPES, type AttributeType } from '../templates/attributeTypes.ts'
import { type CellFilter, filterProblem, isFoundBy } from './cellFilter.ts'
import { tableRightOf } from './tableScope.ts'

const length = attributeOf('number', { unit: 'mm' })

const cases: readonly (readonly [AttributeType, CellFilter, readonly string[], boolean])[] = [
  ['text', { is: 'empty' }, [], true],
  ['text', { is: 'empty' }, ['x'], false],
  ['text', { is: 'filled' }, [], false],
  ['text', { is: 'filled' }, ['x'], true],
  ['text', { is: 'equals', value: 'brig' }, ['Brig'], true],
  ['text', { is: 'equals', value: 'brig' }, ['Brig off'], false],
  ['text', { is: 'contains', text: 'SKERR' }, ['one', 'Brig off Skerries'], true],
  ['text', { is: 'contains', text: 'skerr' }, [], false],
  ['integer', { is: 'between', from: '9', to: '10' }, ['10'], true],
  ['integer', { is: 'between', from: '9' }, ['8'], false],
  ['integer', { is: 'between', to: '9' }, ['8'], true],
  ['integer', { is: 'between', from: '9', open: true }, ['9'], false],
  ['integer', { is: 'between', from: '9', open: true }, ['9', '10'], true],
  ['integer', { is: 'between', from: '9', to: '11', open: true }, ['11'], false],
  ['number', { is: 'between', to: '0', open: true }, ['0.0'], false],
  ['number', { is: 'between', to: '0', open: true }, ['-0.1'], true],
  ['time', { is: 'between', from: '09:00:00', to: '10:00:00' }, ['10:00:01'], false],
  ['date', { is: 'between', from: '1920-01-01', to: '1920-12-31' }, ['1920-12-31'], true],
  ['date', { is: 'between', from: '1920-01-01', to: '1920-12-31' }, ['1921-01-01'], false],
  ['edtf', { is: 'between', from: '1895', to: '1896' }, ['189X'], true],
  ['edtf', { is: 'between', from: '1900' }, ['1899'], false],
  ['edtf', { is: 'between', to: '1899' }, ['1899-12'], true],
  ['edtf', { is: 'between', from: '1901', to: '1902' }, ['1899/1901'], true],
  ['edtf', { is: 'between', from: '1890', open: true }, ['1890-12'], false],
  ['edtf', { is: 'between', from: '1890', open: true }, ['1890/1891'], true],
  ['edtf', { is: 'between', to: '1890', open: true }, ['1890'], false],
  ['edtf', { is: 'between', to: '1890', open: true }, ['188X'], true],
  ['dropDown', { is: 'oneOf', values: [OIL] }, [OIL], true],
  ['multipleChoice', { is: 'oneOf', values: [OIL] }, [INK], false],
  ['multipleChoice', { is: 'oneOf', values: [OIL] }, [INK, OIL], true],
  ['yesNo', { is: 'oneOf', values: ['no'] }, ['yes'], false],
  ['coordinates', { is: 'near', value: '60,5', metres: 112_000 }, ['0,0', '61,5'], true],
  ['coordinates', { is: 'near', value: '60,5', metres: 111_000 }, ['61,5'], false],
  ['coordinates', { is: 'near', value: '0,179.9', metres: 23_000 }, ['0,-179.9'], true],
  ['coordinates', { is: 'near', value: '60,5', metres: 0 }, ['60,5'], true],
  ['coordinates', { is: 'near', value: '60,5', metres: 100 }, [], false],
]

it.each(cases)('%s %j of %j: %s', (type, filter, values, found) => {
  expect(filterProblem(filter, attributeOf(type))).toBeUndefined()
  expect(isFoundBy(filter, values, attributeOf(type))).toBe(found)
})

it('lengths are compared across units', () => {
  expect(isFoundBy({ is: 'equals', value: '2 cm' }, ['20 mm'], length)).toBe(true)
  expect(isFoundBy({ is: 'between', from: '1 cm', to: '3 cm' }, ['20 mm'], length)).toBe(true)
  expect(isFoundBy({ is: 'between', from: '1 m' }, ['20 mm'], length)).toBe(false)
})

describe('a filter that cannot be', () => {
  it.each<readonly [AttributeType, CellFilter, string]>([
    ['coordinates', { is: 'contains', text: '5' }, 'notAnOption'],
    ['coordinates', { is: 'near', value: '60,5', metres: -1 }, 'notDistance'],
    ['coordinates', { is: 'near', value: '60,5', metres: Number.NaN }, 'notDistance'],
    ['text', { is: 'near', value: '60,5', metres: 1 }, 'notAnOption'],
    ['yesNo', { is: 'equals', value: 'yes' }, 'notAnOption'],
    ['text', { is: 'contains', text: ' ' }, 'required'],
    ['text', { is: 'contains', text: 'x'.repeat(256) }, 'tooLong'],
    ['integer', { is: 'between' }, 'required'],
    ['dropDown', { is: 'oneOf', values: [] }, 'required'],
    ['dropDown', { is: 'oneOf', values: Array.from({ length: 201 }, () => OIL) }, 'tooMany'],
  ])('%s %j: %s', (type, filter, code) => {
    expect(filterProblem(filter, attributeOf(type))?.code).toBe(code)
  })
})

it('every type can be asked for what is empty and what is not', () => {
  for (const type of ATTRIBUTE_TYPES) {
    expect(filterProblem({ is: 'empty' }, attributeOf(type))).toBeUndefined()
    expect(filterProblem({ is: 'filled' }, attributeOf(type))).toBeUndefined()
  }
})

it('what spans folders takes the permission for it', () => {
  expect(tableRightOf({ kind: 'folder', folderId: 'f', withSubfolders: false })).toBe('viewFolderTable')
  expect(tableRightOf({ kind: 'folder', folderId: 'f', withSubfolders: true })).toBe('viewAssetsByTemplate')
  expect(tableRightOf({ kind: 'module' })).toBe('viewAssetsByTemplate')
  expect(tableRightOf({ kind: 'search', words: 'brig' })).toBe('viewAssetsByTemplate')
  expect(tableRightOf({ kind: 'selection', selection: { kind: 'module', except: [] } })).toBe('viewAssetsByTemplate')
})
