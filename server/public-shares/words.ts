import { createInstance } from 'i18next'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../src/domain/preferences/language.ts'
import portalEnglish from '../../src/ui/public-portal/locales/en-US.json' with { type: 'json' }
import portalSpanish from '../../src/ui/public-portal/locales/es.json' with { type: 'json' }
import portalNorwegian from '../../src/ui/public-portal/locales/no.json' with { type: 'json' }
import english from '../../src/ui/public-shares/locales/en-US.json' with { type: 'json' }
import spanish from '../../src/ui/public-shares/locales/es.json' with { type: 'json' }
import norwegian from '../../src/ui/public-shares/locales/no.json' with { type: 'json' }
import type { ShareWords } from '../../src/ui/public-shares/publicShare.ts'
import { shareWordsOf } from '../../src/ui/public-shares/shareWords.ts'

const TEXTS: Readonly<Record<Language, object>> = {
  'en-US': { ...portalEnglish, ...english },
  no: { ...portalNorwegian, ...norwegian },
  es: { ...portalSpanish, ...spanish },
}

const texts = createInstance({
  resources: Object.fromEntries(LANGUAGES.map((language) => [language, { share: TEXTS[language] }])),
  ns: ['share'],
  defaultNS: 'share',
  fallbackLng: DEFAULT_LANGUAGE,
  // React escapes what is put in.
  interpolation: { escapeValue: false },
  initAsync: false,
})
void texts.init()

const WORDS = Object.fromEntries(LANGUAGES.map((language) => [language, shareWordsOf(texts.getFixedT(language))])) as unknown as Readonly<Record<Language, ShareWords>>

/** The words of the pages of links in one language. */
export const wordsOf = (language: Language): ShareWords => WORDS[language]
