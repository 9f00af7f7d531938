import { createInstance } from 'i18next'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../src/domain/preferences/language.ts'
import english from '../../src/ui/public-portal/locales/en-US.json' with { type: 'json' }
import spanish from '../../src/ui/public-portal/locales/es.json' with { type: 'json' }
import norwegian from '../../src/ui/public-portal/locales/no.json' with { type: 'json' }
import { portalWordsOf, type PortalWords } from '../../src/ui/public-portal/portalWords.ts'

const TEXTS = { 'en-US': english, no: norwegian, es: spanish } satisfies Readonly<Record<Language, typeof english>>

const texts = createInstance({
  resources: Object.fromEntries(LANGUAGES.map((language) => [language, { portal: TEXTS[language] }])),
  ns: ['portal'],
  defaultNS: 'portal',
  fallbackLng: DEFAULT_LANGUAGE,
  // React escapes what is put in.
  interpolation: { escapeValue: false },
  initAsync: false,
})
void texts.init()

const WORDS = Object.fromEntries(LANGUAGES.map((language) => [language, portalWordsOf(texts.getFixedT(language))])) as unknown as Readonly<Record<Language, PortalWords>>

/** The words of a portal's pages in one language. */
export const wordsOf = (language: Language): PortalWords => WORDS[language]
