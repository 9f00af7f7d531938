import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Languages } from '../../application/preferences/Languages.ts'
import { LANGUAGES, matchLanguage, type Language } from '../../domain/preferences/language.ts'
import { languageDetector } from './languageDetector.ts'
import { texts } from './texts.ts'

/** The part of the texts that sign-in and error pages need, and the rest. */
export const PARTS = ['public', 'app'] as const
type Part = (typeof PARTS)[number]

/** The texts of the interface, by i18next. Detection order and caching are specification section 9's. */
export class I18nextLanguages implements Languages {
  /** Settles when the texts of the given parts are there. */
  async start(parts: readonly Part[]): Promise<void> {
    await i18next
      .use(texts)
      .use(languageDetector)
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
