import { createInstance, type TFunction } from 'i18next'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../src/domain/preferences/language.ts'
import english from '../../src/ui/locales/en-US/mail.json' with { type: 'json' }
import spanish from '../../src/ui/locales/es/mail.json' with { type: 'json' }
import norwegian from '../../src/ui/locales/no/mail.json' with { type: 'json' }

const TEXTS = { 'en-US': english, no: norwegian, es: spanish } satisfies Readonly<Record<Language, typeof english>>

const texts = createInstance({
  resources: Object.fromEntries(LANGUAGES.map((language) => [language, { mail: TEXTS[language] }])),
  ns: ['mail'],
  defaultNS: 'mail',
  fallbackLng: DEFAULT_LANGUAGE,
  // Names are put in as they are, and escaped where the letter becomes HTML.
  interpolation: { escapeValue: false },
  initAsync: false,
})
void texts.init()

/** The words of mails in one language. */
export const wordsOf = (language: Language): TFunction<'mail'> => texts.getFixedT(language, 'mail')
