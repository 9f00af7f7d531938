import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

/** What each source of specification section 9 says, in its order. */
const SOURCES: readonly (readonly [string, (language: string) => void])[] = [
  ['the query string', (language) => window.history.replaceState(null, '', `/?lng=${language}`)],
  ['the cookie', (language) => void (document.cookie = `i18next=${language}`)],
  ['the local storage', (language) => localStorage.setItem('i18nextLng', language)],
  ['the session storage', (language) => sessionStorage.setItem('i18nextLng', language)],
  ['the browser', (language) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue([language])],
  ['the html tag', (language) => document.documentElement.setAttribute('lang', language)],
]

const say = (source: string, language: string) => SOURCES.find(([name]) => name === source)?.[1](language)

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('fetch', async () => Response.json({}))
  // A browser that names no language of ours.
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de'])
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('de')
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
  document.cookie = 'i18next=; max-age=0'
  localStorage.clear()
  sessionStorage.clear()
  document.documentElement.removeAttribute('lang')
})

/** Every page begins with texts of its own. */
const start = async () => {
  const { I18nextLanguages } = await import('../../src/infrastructure/preferences/I18nextLanguages.ts')
  const languages = new I18nextLanguages()
  await languages.start(['public'])
  return languages
}

describe('the language of the interface', () => {
  test.each(SOURCES.map(([name], place) => [name, place] as const))('is that of %s, before all that come after it', async (_, place) => {
    SOURCES.forEach(([, set], at) => {
      if (at === place) set('es')
      if (at > place) set('no')
    })
    expect((await start()).current()).toBe('es')
  })

  test.each(SOURCES.map(([name], place) => [name, place] as const))('is not that of %s when it has it not', async (_, place) => {
    SOURCES.forEach(([, set], at) => {
      if (at === place) set('de')
      if (at === place + 1) set('no')
    })
    expect((await start()).current()).toBe(place === SOURCES.length - 1 ? 'en-US' : 'no')
  })

  test('is English where nobody says anything', async () => {
    expect((await start()).current()).toBe('en-US')
  })

  test('is kept in the local storage, found or chosen', async () => {
    say('the query string', 'es')
    const languages = await start()
    expect(localStorage.getItem('i18nextLng')).toBe('es')
    await languages.change('no')
    expect([languages.current(), localStorage.getItem('i18nextLng')]).toEqual(['no', 'no'])
    expect([document.cookie, sessionStorage.getItem('i18nextLng')]).toEqual(['', null])

    window.history.replaceState(null, '', '/')
    vi.resetModules()
    expect((await start()).current()).toBe('no')
  })
})
