import { expect, it } from 'vitest'
import { savedAttribute } from '../../domain/templates/template.fixture.ts'
import { shownAttributes } from './shownAttributes.ts'

const [title, date, box, note] = ['Title', 'Date', 'Box', 'Note'].map((name) => savedAttribute(name))
const attributes = [title, date, box, note].filter((one) => one !== undefined)
const field = (name: string, inDetails: boolean) => ({ attributeId: `id of ${name}`, inDetails, inTable: true, width: 120 })
const shown = (...displayFields: readonly ReturnType<typeof field>[]) => shownAttributes({ attributes, displayFields }).map(({ name }) => name)

it('details show attributes in the order of the display fields, what these say nothing of last', () => {
  expect(shown(field('Box', true), field('Title', true))).toEqual(['Box', 'Title', 'Date', 'Note'])
  expect(shown()).toEqual(['Title', 'Date', 'Box', 'Note'])
})

it('details leave out what is to be in the table alone, and fields whose attribute is gone', () => {
  expect(shown(field('Box', false), field('Gone', true), field('Title', true))).toEqual(['Title', 'Date', 'Note'])
})
