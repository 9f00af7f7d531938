import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { EDITED_MARKER } from '../../domain/constants.ts'
import type { Stored, WrittenCell } from '../../domain/metadata/valueEdit.ts'
import { savedAttribute } from '../../domain/templates/template.fixture.ts'
import { LocalStorageFieldDrafts } from '../../infrastructure/metadata/LocalStorageFieldDrafts.ts'
import { InMemoryStorage } from '../../infrastructure/memory/InMemoryStorage.ts'
import { createFieldDraftsMachine } from './fieldDrafts.machine.ts'

const HEIGHT = savedAttribute('Height', { type: 'number', unit: 'cm' })
const TITLE = savedAttribute('Title', { required: true })
const STORED = { values: ['18 cm'], revision: 4 }

const open = (area = new InMemoryStorage()) => {
  const saved: WrittenCell[] = []
  let answered: Stored | undefined
  const drafts = createActor(
    createFieldDraftsMachine({ store: new LocalStorageFieldDrafts(area, () => 'ada'), storedSince: (_cell, stored) => answered ?? stored, save: (cell) => saved.push(cell) }),
  ).start()
  drafts.send({ type: 'drafts.opened', assetId: 'plate' })
  const type = (text: string, stored = STORED) => drafts.send({ type: 'field.typed', attribute: HEIGHT, stored, texts: [text] })
  const leave = (stored = STORED) => drafts.send({ type: 'field.left', attribute: HEIGHT, stored, language: 'en-US' })
  const draft = () => drafts.getSnapshot().context.drafts[`${HEIGHT.id}${EDITED_MARKER}`]
  const answer = (now: Stored) => {
    answered = now
  }
  return { area, drafts, saved, type, leave, draft, answer }
}

it('what is typed is marked as edited, and given to be saved when the field is left', () => {
  const { drafts, saved, type, leave } = open()
  type('1')
  type('19')
  expect([drafts.getSnapshot().value, Object.keys(drafts.getSnapshot().context.drafts), saved]).toEqual(['edited', ['id of Height:edited?'], []])
  leave()
  expect([drafts.getSnapshot().value, saved]).toEqual(['untouched', [{ assetId: 'plate', attributeId: HEIGHT.id, values: ['19 cm'], stored: STORED }]])
})

it('is compared with what was there when it began, also where somebody else saved meanwhile', () => {
  const { saved, type, leave } = open()
  type('19')
  type('19.5', { values: ['30 cm'], revision: 5 })
  leave({ values: ['30 cm'], revision: 5 })
  expect(saved).toEqual([{ assetId: 'plate', attributeId: HEIGHT.id, values: ['19.5 cm'], stored: STORED }])
})

it('begins with what its person has saved while it was typed', () => {
  const { saved, type, leave, draft, answer } = open()
  type('19')
  const own = { values: ['18.5 cm'], revision: 5 }
  answer(own)
  leave(own)
  type('19.5')
  type('20', own)
  expect(draft()?.stored).toEqual(own)
  leave(own)
  expect(saved.map(({ stored }) => stored)).toEqual([own, own])
})

it('what means no value stays where it was typed, with the reason, until it is put right or back', () => {
  const { drafts, saved, type, leave, draft } = open()
  type('18 x 24')
  leave()
  expect([draft(), saved]).toEqual([{ texts: ['18 x 24'], stored: STORED, problem: { at: 0, problem: { code: 'notNumber' } } }, []])
  type('18 x 2')
  expect(draft()?.problem).toEqual({ at: 0, problem: { code: 'notNumber' } })
  drafts.send({ type: 'field.putBack', attributeId: HEIGHT.id })
  expect([draft(), drafts.getSnapshot().value, saved]).toEqual([undefined, 'untouched', []])
})

it('a required field that is emptied says so', () => {
  const { drafts, saved } = open()
  const stored = { values: ['Harbour'], revision: 1 }
  drafts.send({ type: 'field.typed', attribute: TITLE, stored, texts: ['  '] })
  drafts.send({ type: 'field.left', attribute: TITLE, stored, language: 'en-US' })
  expect([Object.values(drafts.getSnapshot().context.drafts)[0]?.problem, saved]).toEqual([{ at: null, problem: { code: 'required' } }, []])
})

it.each([['18 cm'], ['18']])('%s over what is saved as that saves nothing', (text) => {
  const { drafts, saved, type, leave } = open()
  type(text)
  leave()
  expect([drafts.getSnapshot().value, saved]).toEqual(['untouched', []])
})

it('what is chosen is given to be saved in the same step', () => {
  const { drafts, saved } = open()
  drafts.send({ type: 'field.picked', attribute: HEIGHT, stored: STORED, texts: ['180 mm'], language: 'en-US' })
  drafts.send({ type: 'field.picked', attribute: HEIGHT, stored: STORED, texts: [], language: 'en-US' })
  expect(saved.map(({ values }) => values)).toEqual([['180 mm'], []])
})

it('what is given to be saved tells whether its values have names', () => {
  const { drafts, saved } = open()
  const kind = { ...savedAttribute('Kind', { type: 'dropDown' }), names: { idOf: () => 'oil', nameOf: () => 'Oil' } }
  drafts.send({ type: 'field.picked', attribute: kind, stored: { values: [], revision: 0 }, texts: ['oil'], language: 'en-US' })
  drafts.send({ type: 'field.picked', attribute: HEIGHT, stored: STORED, texts: ['20'], language: 'en-US' })
  expect(saved.map(({ isNamed }) => isNamed)).toEqual([true, undefined])
})

it('what was typed outlives a closed tab, by asset and person', () => {
  const { area, type } = open()
  type('19')
  const later = open(area)
  expect(later.draft()?.texts).toEqual(['19'])
  later.leave()
  expect(later.saved.map(({ values }) => values)).toEqual([['19 cm']])
  expect(area.length).toBe(0)
  type('20')
  later.drafts.send({ type: 'drafts.opened', assetId: 'other' })
  expect([later.draft(), new LocalStorageFieldDrafts(area, () => 'bo').read('plate')]).toEqual([undefined, {}])
})
