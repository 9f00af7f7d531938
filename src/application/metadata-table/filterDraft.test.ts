import * as Result from 'effect/Result'
import { expect, it } from 'vitest'
import type { CellFilter } from '../../domain/metadata-table/cellFilter.ts'
import { attributeOf, OIL } from '../../domain/metadata/values.fixture.ts'
import type { AttributeType } from '../../domain/templates/attributeTypes.ts'
import { draftOfFilter, filterOfDraft } from './filterDraft.ts'

it.each<readonly [AttributeType, CellFilter]>([
  ['text', { is: 'empty' }],
  ['text', { is: 'contains', text: 'brig' }],
  ['text', { is: 'equals', value: 'Brig' }],
  ['integer', { is: 'between', from: '5', to: '9' }],
  ['integer', { is: 'between', to: '9' }],
  ['date', { is: 'between', from: '1920-02-01' }],
  ['edtf', { is: 'equals', value: '189X' }],
  ['coordinates', { is: 'near', value: '60.39,5.32', metres: 2500 }],
  ['coordinates', { is: 'near', value: '60.39,5.32', metres: 500 }],
  ['dropDown', { is: 'oneOf', values: [OIL] }],
])('%s %j is filled in as it was', (type, filter) => {
  const attribute = attributeOf(type)
  expect(Result.merge(filterOfDraft(draftOfFilter(filter, attribute, 'no'), attribute, 'no'))).toEqual(filter)
})

it('says what is wrong at its field', () => {
  const draft = { is: 'between', from: 'x', to: 'y', values: [] } as const
  expect(Result.merge(filterOfDraft(draft, attributeOf('integer'), 'en-US'))).toEqual({ from: { code: 'notInteger' }, to: { code: 'notInteger' } })
  expect(Result.merge(filterOfDraft({ is: 'near', from: '95, 5', to: '10', values: [] }, attributeOf('coordinates'), 'en-US'))).toEqual({ from: { code: 'invalidLatitude' }, to: { code: 'notDistance' } })
  expect(Result.merge(filterOfDraft({ is: 'near', from: '60, 181', to: '10 km', values: [] }, attributeOf('coordinates'), 'en-US'))).toEqual({ from: { code: 'invalidLongitude' } })
  expect(Result.merge(filterOfDraft({ ...draft, from: '', to: '' }, attributeOf('integer'), 'en-US'))).toEqual({ from: { code: 'required' } })
  expect(Result.merge(filterOfDraft({ is: 'oneOf', from: '', to: '', values: [] }, attributeOf('dropDown'), 'en-US'))).toEqual({ from: { code: 'required' } })
})
