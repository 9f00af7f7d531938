import i18next from 'i18next'
import LanguageDetector from 'i18next-browser-languagedetector'
import { initReactI18next } from 'react-i18next'
import type { Languages } from '../../application/preferences/Languages.ts'
import { LANGUAGES, knownLanguage, matchLanguage, type Language } from '../../domain/preferences/language.ts'
import { texts } from './texts.ts'

/** The part of the texts that sign-in and error pages need, and the rest. */
export const PARTS = ['public', 'app'] as const
export type Part = (typeof PARTS)[number]

/** The texts of the interface, by i18next. Detection order and caching are specification section 9's. */
export class I18nextLanguages implements Languages {
  /** Settles when the texts of the given parts are there. */
  async start(parts: readonly Part[]): Promise<void> {
    await i18next
      .use(texts)
      .use(LanguageDetector)
      .use(initReactI18next)
      .init({
        // The language is detected before this returns; only the texts take their time.
        initAsync: false,
        supportedLngs: LANGUAGES,
        fallbackLng: LANGUAGES[0],
        ns: parts,
        defaultNS: 'public',
        fallbackNS: 'app',
        interpolation: { escapeValue: false },
        react: { useSuspense: false },
        detection: {
          order: ['querystring', 'cookie', 'localStorage', 'sessionStorage', 'navigator', 'htmlTag'],
          caches: ['localStorage'],
          // What the interface does not have stays as it is, so that the next source is asked.
          convertDetectedLanguage: (tag: string) => knownLanguage(tag) ?? tag,
        },
      })
  }

  async need(part: Part): Promise<void> {
    await i18next.loadNamespaces(part)
  }

  current() {
    return matchLanguage(i18next.language)
  }

  async change(language: Language) {
    await i18next.changeLanguage(language)
  }
}
