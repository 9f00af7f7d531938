import * as Result from 'effect/Result'
import { describe, expect, it } from 'vitest'
import type { MetadataGroup } from '../embedded-metadata/metadata.ts'
import { embeddedFieldsOf, embeddedTexts } from '../metadata/embeddedFields.ts'
import { fileValues, valuesInFile } from '../metadata/fromFile.ts'
import { namesOf } from '../metadata/names.ts'
import { PREDEFINED_SETS } from '../templates/sets/predefinedSets.ts'
import { savedAttribute } from '../templates/template.fixture.ts'
import type { AttributeDefinition } from '../templates/attribute.ts'
import { DryRunCount, type TriedAsset } from './dryRun.ts'

const asset = (name: string, fields: Readonly<Record<string, string>> | undefined): TriedAsset => ({
  id: `id of ${name}`,
  name,
  type: 'RECORDS',
  isRead: fields !== undefined,
  textOf: (field) => fields?.[field],
})

describe('what a file says of an attribute', () => {
  const value = (more: Partial<AttributeDefinition>, fields: Readonly<Record<string, string>>) => {
    const attribute = { ...savedAttribute('A', more), names: namesOf([{ id: '0190aaaa-0000-7000-8000-000000000001', label: 'Ships' }]) }
    const texts = embeddedTexts(attribute, (field) => fields[field])
    if (texts.length === 0) return undefined
    const values = fileValues(texts, attribute, 'en-US')
    return Result.isSuccess(values) ? values.success : values.failure.code
  }
  it.each<[string, Partial<AttributeDefinition>, Readonly<Record<string, string>>, unknown]>([
    ['nothing without an element', {}, { 'description.title': 'Quay' }, undefined],
    ['nothing of an element that files do not know', { element: 'isadg:3.4.1' }, { 'description.title': 'Quay' }, undefined],
    ['nothing where the file has no such field', { element: 'dcterms:title' }, { 'description.caption': 'Quay' }, undefined],
    ['its title', { element: 'dcterms:title' }, { 'description.title': 'Quay' }, ['Quay']],
    ['the first field that it has', { element: 'dcterms:created', type: 'date' }, { 'document.createdAt': '05/01/2024 12:30:00', 'description.date': '1999' }, ['2024-05-01']],
    ['a day without its time', { element: 'photoshop:DateCreated', type: 'edtf' }, { 'camera.takenAt': '05/01/2024 12:30:00' }, ['2024-05-01']],
    ['a year', { element: 'dcterms:created', type: 'edtf' }, { 'description.date': '1999' }, ['1999']],
    ['a day that is none', { element: 'dcterms:created', type: 'edtf' }, { 'camera.takenAt': '02/30/2024 12:30:00' }, 'invalidEdtf'],
    ['a date that is none', { element: 'dcterms:date', type: 'date' }, { 'description.date': 'spring' }, 'invalidDate'],
    ['keywords, one by one', { element: 'dcterms:subject', repeatable: true }, { 'description.keywords': 'harbour, ships' }, ['harbour', 'ships']],
    ['keywords as one text', { element: 'dcterms:subject' }, { 'description.keywords': 'harbour, ships' }, ['harbour, ships']],
    ['a creator whose name has a comma, alone', { element: 'dc:creator' }, { 'description.author': 'Berg, Ada' }, ['Berg, Ada']],
    ['an option by its label', { element: 'dc:subject', type: 'dropDown' }, { 'description.keywords': 'SHIPS' }, ['0190aaaa-0000-7000-8000-000000000001']],
    ['the options among its words', { element: 'dc:subject', type: 'multipleChoice' }, { 'description.keywords': 'boats, ships' }, ['0190aaaa-0000-7000-8000-000000000001']],
    ['where it was taken, for whatever it stands', { type: 'coordinates' }, { 'location.latitude': '59.91', 'location.longitude': '10.75' }, ['59.91,10.75']],
    ['what is no option', { element: 'dc:subject', type: 'dropDown' }, { 'description.keywords': 'boats' }, 'notAnOption'],
    ['where it was taken', { element: 'dcterms:spatial', type: 'coordinates' }, { 'location.latitude': '59.910000', 'location.longitude': '10.750000' }, ['59.91,10.75']],
    ['half a place says nothing', { element: 'dcterms:spatial', type: 'coordinates' }, { 'location.latitude': '59.910000' }, undefined],
    ['the city for a text', { element: 'dcterms:spatial' }, { 'description.city': 'Bergen', 'location.latitude': '59.91' }, ['Bergen']],
    ['a text too long', { element: 'dcterms:title' }, { 'description.title': 'x'.repeat(256) }, 'tooLong'],
  ])('%s', (_, more, fields, expected) => {
    expect(value(more, fields)).toEqual(expected)
  })

  it('stands in fields that depend on the type alone where it is a place', () => {
    expect(embeddedFieldsOf({ type: 'coordinates', element: 'dcterms:spatial' })).toEqual(['location.latitude', 'location.longitude'])
    expect(embeddedFieldsOf({ type: 'text', element: null })).toEqual([])
  })
})

describe('a dry run', () => {
  it('counts what is missing, what fits and what does not, with three examples of each', () => {
    const count = new DryRunCount([
      savedAttribute('Title', { required: true, element: 'dcterms:title' }),
      savedAttribute('Taken', { required: true, type: 'date', element: 'dcterms:created' }),
      savedAttribute('Rights', { required: true, defaultValue: 'Free', element: 'dcterms:rights' }),
      savedAttribute('Note'),
    ])
    count.add(asset('a', { 'description.title': 'Quay', 'description.date': 'spring' }))
    count.add(asset('b', undefined))
    for (const name of ['c', 'd', 'e']) count.add(asset(name, { 'camera.takenAt': '05/01/2024 10:00:00' }))
    count.add(asset('f', { 'description.title': 'Mill', 'camera.takenAt': '06/01/2024 10:00:00' }))
    const at = (name: string, text = '', problem: unknown = null) => ({ assetId: `id of ${name}`, name, type: 'RECORDS', text, problem })
    const taken = ['c', 'd', 'e'].map((name) => at(name, '05/01/2024 10:00:00'))
    const none = { required: true, missing: 0, fits: 0, misfits: 0, missingExamples: [], fittingExamples: [], misfittingExamples: [] }
    const wrong = at('a', 'spring', { code: 'invalidDate' })
    expect(count.result()).toEqual({
      assets: 6,
      read: 5,
      complete: 1,
      attributes: [
        { ...none, attributeId: 'id of Title', name: 'Title', missing: 4, fits: 2, missingExamples: [at('b'), at('c'), at('d')], fittingExamples: [at('a', 'Quay'), at('f', 'Mill')] },
        { attributeId: 'id of Taken', name: 'Taken', required: true, missing: 2, fits: 4, misfits: 1, missingExamples: [wrong, at('b')], fittingExamples: taken, misfittingExamples: [wrong] },
        { ...none, attributeId: 'id of Rights', name: 'Rights' },
        { ...none, attributeId: 'id of Note', name: 'Note', required: false },
      ],
    })
  })

  it('counts as fitting just what can be taken over from the file, of every element of every standard', () => {
    const said = (field: string): string => {
      if (/date|takenAt|createdAt|modifiedAt/i.test(field)) return '05/01/2024 12:30:00'
      return field.startsWith('location.') ? '10.5' : 'Quay; Mill'
    }
    const attributes = PREDEFINED_SETS.flatMap((set) => set.attributes).map(({ element, type, repeatable }) => savedAttribute(element, { type, repeatable, element }))
    const dryRun = new DryRunCount(attributes)
    dryRun.add({ ...asset('a', {}), textOf: said })
    const groupsOf = (attribute: AttributeDefinition): readonly MetadataGroup[] =>
      embeddedFieldsOf(attribute).map((field) => {
        const [group = '', name = ''] = field.split('.')
        return { group: group as MetadataGroup['group'], fields: [{ field: name, value: said(field) }] }
      })
    const taken = attributes.map((attribute) => valuesInFile(attribute, groupsOf(attribute), [], 'en-US').length > 0)
    expect(dryRun.result().attributes.map(({ fits }) => fits === 1)).toEqual(taken)
    const filled = attributes.filter((_, at) => taken[at]).map(({ element }) => element)
    expect(filled).toEqual(expect.arrayContaining(['dcterms:publisher', 'photoshop:Headline', 'spectrum:credit-line', 'isadg:3.2.1', 'xmpRights:UsageTerms']))
  })

  it('of nothing counts nothing', () => {
    expect(new DryRunCount([]).result()).toEqual({ assets: 0, read: 0, complete: 0, attributes: [] })
  })
})
