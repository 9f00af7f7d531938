import { expect, it } from 'vitest'
import { changed, NEW_TEMPLATE } from '../../application/templates/templateDraft.ts'
import type { Template } from '../../domain/templates/template.ts'
import { LocalStorageTemplateDrafts } from './LocalStorageTemplateDrafts.ts'

const draft = changed(NEW_TEMPLATE, { kind: 'add', attributes: [{ name: 'Technique', type: 'dropDown', options: ['Albumen'], element: 'dcterms:format' }] })

const template: Template = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Plate',
  shortDescription: '',
  type: 'ALL',
  state: 'Created',
  attributeCount: 0,
  roles: [],
  users: [],
  assets: 0,
  revision: 3,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
  publishedAt: null,
  attributes: [],
  displayFields: [],
}

const open = () => {
  const kept = new Map<string, string>()
  const area = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value), removeItem: (key: string) => void kept.delete(key) }
  return { kept, area, drafts: new LocalStorageTemplateDrafts(area, 'ada') }
}

it('keeps what was filled in of each template by itself, until it is cleared', () => {
  const { area, drafts } = open()
  drafts.save(undefined, { template: undefined, draft })
  drafts.save(template.id, { template, draft: NEW_TEMPLATE })
  const later = new LocalStorageTemplateDrafts(area, 'ada')
  expect(later.read(undefined)).toEqual({ template: undefined, draft })
  expect(later.read(template.id)).toEqual({ template, draft: NEW_TEMPLATE })
  expect(new LocalStorageTemplateDrafts(area, 'bo').read(undefined)).toBeUndefined()
  later.clear(undefined)
  expect([drafts.read(undefined), drafts.read(template.id)]).toEqual([undefined, { template, draft: NEW_TEMPLATE }])
})

it.each(['{', '{}', '{"draft":{"name":5}}', JSON.stringify({ draft: { ...draft, attributes: [{ id: 'a' }] } })])('reads %s as nothing', (written) => {
  const { kept, drafts } = open()
  kept.set('vitrine.templateDraft.ada.new', written)
  expect(drafts.read(undefined)).toBeUndefined()
})

it('does without a storage that is closed or full', () => {
  const fails = () => {
    throw new DOMException('closed', 'SecurityError')
  }
  const drafts = new LocalStorageTemplateDrafts({ getItem: fails, setItem: fails, removeItem: fails }, 'ada')
  drafts.save(undefined, { template: undefined, draft })
  drafts.clear(undefined)
  expect(drafts.read(undefined)).toBeUndefined()
})
