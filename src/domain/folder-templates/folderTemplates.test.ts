import { describe, expect, it } from 'vitest'
import type { TemplateState } from '../templates/lifecycle.ts'
import type { TemplateType } from '../templates/template.ts'
import { askedOfUploads, describesArrivals, templatesOnWay } from './folderTemplates.ts'

const folder = (id: string, ...templateIds: readonly string[]) => ({ id, name: `Folder ${id}`, templateIds })

describe('templates that hold in a folder', () => {
  it('are its own and those of every folder above it', () => {
    expect([...templatesOnWay([folder('c', 'plate'), folder('b'), folder('a', 'series')])]).toEqual([
      ['plate', null],
      ['series', { id: 'a', name: 'Folder a' }],
    ])
  })
  it('are named by the nearest folder', () => {
    expect([...templatesOnWay([folder('c'), folder('b', 'plate'), folder('a', 'plate')])]).toEqual([['plate', { id: 'b', name: 'Folder b' }]])
    expect([...templatesOnWay([folder('c', 'plate'), folder('b', 'plate')])]).toEqual([['plate', null]])
  })
  it('are none where no folder names any', () => {
    expect(templatesOnWay([folder('b'), folder('a')]).size).toBe(0)
  })
})

describe('what arrives', () => {
  it.each<[TemplateState, TemplateType, boolean]>([
    ['Active', 'RECORDS', true],
    ['Active', 'ALL', true],
    ['Active', 'ARCHIVES', false],
    ['Inactive', 'ALL', false],
    ['Hidden', 'RECORDS', false],
    ['Created', 'RECORDS', false],
  ])('in a folder of records is described by a template that is %s and of %s: %s', (state, type, expected) => {
    expect(describesArrivals({ state, type }, 'RECORDS')).toBe(expected)
  })
})

const attribute = (id: string, required: boolean) => ({
  id, name: id, type: 'text', required, repeatable: false, visibleOnPortal: false, helpText: '', defaultValue: '', section: '', element: null, unit: null, currency: null, optionCount: 0,
} as const)
const named = (id: string, state: TemplateState, ...attributes: readonly ReturnType<typeof attribute>[]) => ({
  template: { id, name: id, shortDescription: '', type: 'ALL', state, attributes, displayFields: [] }, from: null,
} as const)

describe('what is asked when files are uploaded', () => {
  it('is what active templates require, template by template', () => {
    const asked = askedOfUploads({ templates: [named('Plate', 'Active', attribute('Title', true), attribute('Note', false), attribute('Maker', true)), named('Series', 'Active', attribute('Fonds', true))] }, 'RECORDS')
    expect(asked.map(({ template, attributes }) => [template.id, attributes.map(({ id }) => id)])).toEqual([['Plate', ['Title', 'Maker']], ['Series', ['Fonds']]])
  })
  it('is nothing of templates that require nothing, or that are not active', () => {
    expect(askedOfUploads({ templates: [named('Plate', 'Active', attribute('Note', false)), named('Old', 'Inactive', attribute('Title', true))] }, 'RECORDS')).toEqual([])
  })
})
