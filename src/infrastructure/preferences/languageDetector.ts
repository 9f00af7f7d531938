import type { LanguageDetectorModule } from 'i18next'
import { knownLanguage, type Language } from '../../domain/preferences/language.ts'

const PARAMETER = 'lng'
const COOKIE = 'i18next'
const KEY = 'i18nextLng'

const cookie = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/** Where a language is looked for, in the order of specification section 9. */
const SOURCES: readonly (() => readonly (string | null | undefined)[])[] = [
  () => [new URLSearchParams(window.location.search).get(PARAMETER)],
  () => [cookie(COOKIE)],
  () => [localStorage.getItem(KEY)],
  () => [sessionStorage.getItem(KEY)],
  () => navigator.languages,
  () => [document.documentElement.lang],
]

/** What a source tells. Where storage is closed to the page it tells nothing. */
const namedBy = (source: () => readonly (string | null | undefined)[]): readonly (string | null | undefined)[] => {
  try {
    return source()
  } catch {
    return []
  }
}

/** The first language that the interface has, wherever it is told. */
export const detectLanguage = (): Language | undefined => {
  for (const source of SOURCES) {
    const found = namedBy(source)
      .map((tag) => knownLanguage(tag ?? ''))
      .find((language): language is Language => language !== undefined)
    if (found !== undefined) return found
  }
  return undefined
}

/** A chosen language is kept in the local storage. */
export const languageDetector: LanguageDetectorModule = {
  type: 'languageDetector',
  detect: detectLanguage,
  cacheUserLanguage: (language) => {
    try {
      localStorage.setItem(KEY, language)
    } catch {
      // Storage is closed to the page: the choice lasts as long as it does.
    }
  },
}
