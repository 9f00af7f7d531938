import { expect, it } from 'vitest'
import { namesOf } from '../../domain/metadata/names.ts'
import type { Language } from '../../domain/preferences/language.ts'
import { savedAttribute } from '../../domain/templates/template.fixture.ts'
import { filterText } from './filterText.ts'

const HEIGHT = savedAttribute('Height', { type: 'number', unit: 'cm' })

it.each<[Language, string]>([
  ['no', '«havn»'],
  ['es', '«havn»'],
])('quotes as %s does', (language, text) => {
  expect(filterText({ is: 'contains', text: 'havn' }, TITLE, language)).toBe(text)
})
const TAKEN = savedAttribute('Taken', { type: 'date' })
const KIND = { ...savedAttribute('Kind', { type: 'dropDown' }), names: namesOf(['oil', 'ink', 'chalk', 'lead'].map((id) => ({ id, label: `The ${id}` }))) }
const SIGNED = savedAttribute('Signed', { type: 'yesNo' })
const TITLE = savedAttribute('Title')

it.each<[Parameters<typeof filterText>[0], Parameters<typeof filterText>[1], string]>([
  [{ is: 'empty' }, TITLE, ''],
  [{ is: 'filled' }, HEIGHT, ''],
  [{ is: 'contains', text: 'harbour' }, TITLE, '“harbour”'],
  [{ is: 'equals', value: '1921-12-24' }, TAKEN, '12/24/1921'],
  [{ is: 'between', from: '10 cm', to: '1.2 m' }, HEIGHT, '10 cm – 1.2 m'],
  [{ is: 'between', from: '10 cm' }, HEIGHT, '≥ 10 cm'],
  [{ is: 'between', to: '1.2 m' }, HEIGHT, '≤ 1.2 m'],
  [{ is: 'between', to: '1.2 m', open: true }, HEIGHT, '< 1.2 m'],
  [{ is: 'between', from: '10 cm', open: true }, HEIGHT, '> 10 cm'],
  [{ is: 'oneOf', values: ['yes'] }, SIGNED, 'Yes'],
  [{ is: 'oneOf', values: ['oil', 'ink', 'chalk'] }, KIND, 'The oil, The ink, The chalk'],
  [{ is: 'oneOf', values: ['oil', 'ink', 'chalk', 'lead'] }, KIND, 'The oil, The ink, The chalk, +1'],
])('%j', (filter, attribute, text) => {
  expect(filterText(filter, attribute, 'en-US')).toBe(text)
})
