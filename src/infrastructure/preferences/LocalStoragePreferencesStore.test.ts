import { expect, it } from 'vitest'
import { LocalStoragePreferencesStore } from './LocalStoragePreferencesStore.ts'

it('what is chosen where storage is full breaks nothing', () => {
  const store = new LocalStoragePreferencesStore({
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  store.saveTheme('dark')
  store.saveLists('ada', { view: 'list', density: 'comfortable' })
  store.saveFollowed('ada', 'no')
  store.saveLetters('ada', false)
  expect([store.theme(), store.followed('ada'), store.letters('ada')]).toEqual(['system', undefined, true])
})
