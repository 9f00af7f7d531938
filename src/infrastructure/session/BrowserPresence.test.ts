import { expect, it } from 'vitest'
import { InMemoryStorage } from '../memory/InMemoryStorage.ts'
import { BrowserPresence } from './BrowserPresence.ts'

const begin = () => {
  let now = 1_800_000_000_000
  const storage = new InMemoryStorage()
  const open = (kept: Pick<Storage, 'getItem' | 'setItem'> = storage) => {
    const page = new EventTarget()
    return { page, presence: new BrowserPresence({ page, storage: kept, now: () => now }) }
  }
  return { open, storage, pass: (seconds: number) => void (now += seconds * 1_000) }
}

it.each(['pointerdown', 'keydown', 'wheel', 'touchstart'])('somebody is there by a %s', (activity) => {
  const { open, pass } = begin()
  const { page, presence } = open()
  pass(90)
  expect(presence.idleSeconds()).toBe(90)
  page.dispatchEvent(new Event(activity))
  pass(3)
  expect(presence.idleSeconds()).toBe(3)
})

it('in one tab is there in all of the browser', () => {
  const { open, pass } = begin()
  const [one, other] = [open(), open()]
  pass(600)
  other.page.dispatchEvent(new Event('keydown'))
  pass(10)
  expect([one.presence.idleSeconds(), other.presence.idleSeconds()]).toEqual([10, 10])
})

it('is known to the tab alone where nothing can be kept, and a time to come is not believed', () => {
  const { open, storage, pass } = begin()
  const refused = () => {
    throw new Error('refused')
  }
  const { presence } = open({ getItem: refused, setItem: refused })
  const other = open()
  pass(20)
  storage.setItem('vitrine.present', '9999999999999')
  expect([presence.idleSeconds(), other.presence.idleSeconds()]).toEqual([20, 20])
})
