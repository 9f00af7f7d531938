import { expect, it } from 'vitest'
import { InMemoryStorage } from '../memory/InMemoryStorage.ts'
import { LocalStorageConfirmations } from './LocalStorageConfirmations.ts'

it('a question that somebody silenced is silent after a reload, for them alone, until they want it again', () => {
  const area = new InMemoryStorage()
  const mine = () => new LocalStorageConfirmations(area, 'ada')
  expect(mine().isSilenced('webReady')).toBe(false)
  mine().silence('webReady', true)
  expect([mine().isSilenced('webReady'), new LocalStorageConfirmations(area, 'bo').isSilenced('webReady')]).toEqual([true, false])
  // "Flag strings "1" and "0"" (section 9).
  expect(area.getItem('vitrine.silenced.webReady.ada')).toBe('1')
  mine().silence('webReady', false)
  expect([mine().isSilenced('webReady'), area.getItem('vitrine.silenced.webReady.ada')]).toEqual([false, '0'])
})

it('where storage is full it is silent as long as the page is there', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  const confirmations = new LocalStorageConfirmations(full, 'ada')
  confirmations.silence('webReady', true)
  expect(confirmations.isSilenced('webReady')).toBe(true)
})
