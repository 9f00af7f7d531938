import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { FieldDraft } from '../../application/metadata/fieldDrafts.ts'
import { createFieldDraftsMachine } from '../../application/metadata/fieldDrafts.machine.ts'
import { savedAttribute } from '../../domain/templates/template.fixture.ts'
import { InMemoryStorage } from '../memory/InMemoryStorage.ts'
import { LocalStorageFieldDrafts } from './LocalStorageFieldDrafts.ts'

const draftOf = (text: string): FieldDraft => ({ texts: [text], stored: { values: [], revision: 0 }, problem: null })

const open = () => {
  const area = new InMemoryStorage()
  const tab = () => new LocalStorageFieldDrafts(area, () => 'ada')
  return { area, tab, kept: () => tab().read('plate') }
}

describe('two tabs of one person', () => {
  const [one, two] = [draftOf('Half a desc'), draftOf('1889')]

  it('keep what is typed into different fields of an asset', () => {
    const { tab, kept } = open()
    const [first, second] = [tab(), tab()]
    first.save('plate', {}, { one })
    second.save('plate', {}, { two })
    expect(kept()).toEqual({ one, two })
    second.save('plate', { two }, {})
    expect(kept()).toEqual({ one })
  })

  it('neither overwrite nor take away what the other typed on, by leaving the field as they know it', () => {
    const { tab, kept } = open()
    const [first, second] = [tab(), tab()]
    first.save('plate', {}, { one })
    const known = second.read('plate')
    const later = draftOf('Half a description')
    first.save('plate', { one }, { one: later })
    second.save('plate', known, { one: { ...one, problem: { at: 0, problem: { code: 'notNumber' } } } })
    second.save('plate', known, {})
    expect(kept()).toEqual({ one: later })
  })

  it('lose nothing where one saves a field and leaves others that it never typed into', () => {
    const { tab, kept } = open()
    const [title, year] = [savedAttribute('Title'), savedAttribute('Year', { type: 'integer' })]
    const stored = { values: [], revision: 0 }
    const page = () => {
      const drafts = createActor(createFieldDraftsMachine({ store: tab(), storedSince: (_cell, known) => known, save: () => undefined })).start()
      drafts.send({ type: 'drafts.opened', assetId: 'plate' })
      return drafts
    }
    const [first, second] = [page(), page()]
    first.send({ type: 'field.typed', attribute: title, stored, texts: ['Half a desc'] })
    second.send({ type: 'field.typed', attribute: year, stored, texts: ['1889'] })
    second.send({ type: 'field.left', attribute: title, stored, language: 'en-US' })
    second.send({ type: 'field.left', attribute: year, stored, language: 'en-US' })
    expect(kept()).toEqual({ 'id of Title:edited?': draftOf('Half a desc') })
  })
})

it('what was typed before each field had a place of its own is found', () => {
  const { area, tab, kept } = open()
  const [one, two] = [draftOf('1'), draftOf('2')]
  area.setItem('vitrine.fieldDrafts.ada.plate', JSON.stringify({ one, two }))
  expect(kept()).toEqual({ one, two })
  tab().save('plate', { one, two }, { two })
  expect(kept()).toEqual({ two })
})

it.each(['{', '[]', '{"a":{"texts":5}}', '{"texts":5}'])('reads %s in the storage as nothing', (written) => {
  const { area, tab, kept } = open()
  const one = draftOf('1')
  tab().save('plate', {}, { one })
  for (const key of ['vitrine.fieldDrafts.ada.plate', 'vitrine.fieldDraft.ada.plate.two']) area.setItem(key, written)
  expect(kept()).toEqual({ one })
})

it('does without a storage that is closed or full', () => {
  const fails = () => {
    throw new DOMException('closed', 'SecurityError')
  }
  const drafts = new LocalStorageFieldDrafts({ getItem: fails, setItem: fails, removeItem: fails, key: fails, length: 1 }, () => 'ada')
  drafts.save('plate', {}, { one: draftOf('1') })
  expect(drafts.read('plate')).toEqual({})
})
