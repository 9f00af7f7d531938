import { expect, it } from 'vitest'
import { tokensIn } from '../../../tests/support/browser.ts'
import { InMemoryStorage } from '../memory/InMemoryStorage.ts'
import { WebStorageSessionStore } from './WebStorageSessionStore.ts'

const OLD = { token: 't1', refreshToken: 'r1' }
const NEW = { token: 't2', refreshToken: 'r2' }

const open = () => {
  const [local, tab] = [new InMemoryStorage(), new InMemoryStorage()]
  const kept = () => ({ local: tokensIn(local), tab: tokensIn(tab) })
  return { store: new WebStorageSessionStore(local, tab), local, tab, kept }
}

it.each([
  [true, { local: OLD, tab: undefined }, { local: NEW, tab: undefined }],
  [false, { local: undefined, tab: OLD }, { local: undefined, tab: NEW }],
])('keeps tokens in one place (remembered: %s), and refreshed ones in the same', (remember, opened, refreshed) => {
  const { store, kept } = open()
  store.open(OLD, remember)
  expect([kept(), store.read()]).toEqual([opened, OLD])
  store.replace(NEW)
  expect([kept(), store.read()]).toEqual([refreshed, NEW])
  store.clear()
  expect([kept(), store.read()]).toEqual([{ local: undefined, tab: undefined }, undefined])
})

it('keeps no refreshed tokens where there were none', () => {
  const { store, kept } = open()
  store.replace(NEW)
  expect(kept()).toEqual({ local: undefined, tab: undefined })
})

it('reads the tab’s own session before a remembered one, and leaves that alone', () => {
  const { store, local, kept } = open()
  store.open(OLD, true)
  store.open(NEW, false)
  expect(store.read()).toEqual(NEW)
  store.clear()
  expect([kept().tab, store.read(), tokensIn(local)]).toEqual([undefined, OLD, OLD])
})

it('reads nothing from half a session', () => {
  const { store, local } = open()
  local.setItem('authToken', 't')
  expect(store.read()).toBeUndefined()
})

it.each([true, false])('holds as long as the page what the storage has no room for, and nothing half or spent remains there (remembered: %s)', (remember) => {
  const { store, local, tab, kept } = open()
  store.open(OLD, remember)
  const area = remember ? local : tab
  const write = area.setItem.bind(area)
  area.setItem = (key, value) => {
    if (key === 'refreshToken') throw new DOMException('full', 'QuotaExceededError')
    write(key, value)
  }
  const NOTHING = { local: undefined, tab: undefined }
  store.replace(NEW)
  expect([store.read(), kept(), area.getItem('authToken')]).toEqual([NEW, NOTHING, null])
  store.replace(OLD)
  expect([store.read(), kept()]).toEqual([OLD, NOTHING])
  store.open(NEW, remember)
  expect([store.read(), store.own(), kept()]).toEqual([NEW, NEW, NOTHING])
  store.clear()
  expect(store.read()).toBeUndefined()
})
