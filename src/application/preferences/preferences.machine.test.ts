import { expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { InMemoryLanguages } from '../../infrastructure/preferences/InMemoryLanguages.ts'
import { InMemoryStorage } from '../../infrastructure/memory/InMemoryStorage.ts'
import { LocalStoragePreferencesStore } from '../../infrastructure/preferences/LocalStoragePreferencesStore.ts'
import { createPreferencesMachine } from './preferences.machine.ts'

const open = (storage = new InMemoryStorage(), languages = new InMemoryLanguages()) =>
  createActor(createPreferencesMachine({ store: new LocalStoragePreferencesStore(storage), languages })).start()

it('starts as the device is, in the detected language', () => {
  const { context } = open(undefined, new InMemoryLanguages('no')).getSnapshot()
  expect(context).toEqual({ theme: 'system', language: 'no', view: 'grid', density: 'comfortable', userId: undefined, letters: true })
})

it('remembers the theme', () => {
  const storage = new InMemoryStorage()
  open(storage).send({ type: 'theme.chosen', theme: 'dark' })
  expect(open(storage).getSnapshot().context.theme).toBe('dark')
})

it('remembers the look of the lists for each user', () => {
  const storage = new InMemoryStorage()
  const actor = open(storage)
  actor.send({ type: 'user.known', userId: 'ada' })
  actor.send({ type: 'view.chosen', view: 'list' })
  actor.send({ type: 'density.chosen', density: 'compact' })
  actor.send({ type: 'user.known', userId: 'bo' })
  expect(actor.getSnapshot().context).toMatchObject({ view: 'grid', density: 'comfortable' })
  actor.send({ type: 'user.known', userId: 'ada' })
  expect(actor.getSnapshot().context).toMatchObject({ view: 'list', density: 'compact' })
})

it('follows the language of the account in a new browser and when it changes there, and keeps what was chosen here', async () => {
  const storage = new InMemoryStorage()
  const settled = async (actor: ReturnType<typeof open>, language: string) =>
    vi.waitFor(() => expect(actor.getSnapshot()).toMatchObject({ value: 'settled', context: { language } }))
  const actor = open(storage)
  actor.send({ type: 'user.known', userId: 'ada', language: 'no' })
  expect(actor.getSnapshot().value).toBe('changingLanguage')
  await settled(actor, 'no')
  actor.send({ type: 'language.chosen', language: 'es' })
  await settled(actor, 'es')
  const again = open(storage, new InMemoryLanguages('es'))
  again.send({ type: 'user.known', userId: 'ada', language: 'no' })
  await settled(again, 'es')
  again.send({ type: 'user.known', userId: 'bo' })
  await settled(again, 'es')
  again.send({ type: 'user.known', userId: 'ada', language: 'en-US' })
  await settled(again, 'en-US')
})

it('remembers for each user whether single letters are shortcuts', () => {
  const storage = new InMemoryStorage()
  const actor = open(storage)
  actor.send({ type: 'user.known', userId: 'ada' })
  actor.send({ type: 'letters.chosen', letters: false })
  actor.send({ type: 'user.known', userId: 'bo' })
  expect(actor.getSnapshot().context.letters).toBe(true)
  const later = open(storage)
  later.send({ type: 'user.known', userId: 'ada' })
  expect(later.getSnapshot().context.letters).toBe(false)
})

it('changes the language when its texts are there', async () => {
  const languages = new InMemoryLanguages()
  const actor = open(undefined, languages)
  actor.send({ type: 'language.chosen', language: 'es' })
  expect(actor.getSnapshot().value).toBe('changingLanguage')
  await vi.waitFor(() => expect(actor.getSnapshot()).toMatchObject({ value: 'settled', context: { language: 'es' } }))
  expect(languages.current()).toBe('es')
})

it('stays in the old language when the texts of the new one cannot be had', async () => {
  const actor = open(undefined, new InMemoryLanguages('no', () => Promise.reject(new Error('offline'))))
  actor.send({ type: 'language.chosen', language: 'es' })
  await vi.waitFor(() => expect(actor.getSnapshot()).toMatchObject({ value: 'languageUnavailable', context: { language: 'no' } }))
})
