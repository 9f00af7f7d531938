import { afterEach, expect, test, vi } from 'vitest'
import { onFailedImports } from '../../src/infrastructure/updates/failedImports.ts'

const failed = vi.fn<(error: unknown, isSafe: boolean) => void>()
onFailedImports(failed)

const miss = (): boolean | undefined => {
  const error = new TypeError('Failed to fetch dynamically imported module')
  window.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error }))
  expect(failed).toHaveBeenLastCalledWith(error, expect.any(Boolean))
  return failed.mock.lastCall?.[1]
}

afterEach(() => document.body.replaceChildren())

test('a page may be loaded anew where nothing would ask before it is left', () => {
  expect(miss()).toBe(true)
  const warn = (event: Event) => event.preventDefault()
  window.addEventListener('beforeunload', warn)
  expect(miss()).toBe(false)
  window.removeEventListener('beforeunload', warn)
  expect(miss()).toBe(true)
})

test('nor where a form is being filled in', () => {
  document.body.innerHTML = '<div role="dialog"><form></form></div>'
  expect(miss()).toBe(false)
  document.body.innerHTML = '<search><form></form></search>'
  expect(miss()).toBe(true)
})
