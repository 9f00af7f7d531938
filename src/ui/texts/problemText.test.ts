import i18next from 'i18next'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../../domain/preferences/language.ts'
import en from '../locales/en-US/public.json' with { type: 'json' }
import es from '../locales/es/public.json' with { type: 'json' }
import no from '../locales/no/public.json' with { type: 'json' }
import { problemText } from './problemText.ts'

const texts = i18next.createInstance()
void texts.init({ lng: 'en-US', supportedLngs: LANGUAGES, defaultNS: 'public', initAsync: false, resources: { 'en-US': { public: en }, no: { public: no }, es: { public: es } } })

test.each([
  ['en-US', ['At most 255 characters.', 'At least 8 characters.']],
  ['no', ['Høyst 255 tegn.', 'Minst 8 tegn.']],
  ['es', ['255 caracteres como máximo.', '8 caracteres como mínimo.']],
] as const)('what is too long or too short is told with its limit filled in: %s', (language, words) => {
  const problems = [{ code: 'tooLong', limit: 255 }, { code: 'tooShort', limit: 8 }] as const
  expect(problems.map((problem) => problemText(texts.getFixedT(language), problem, language))).toEqual(words)
})
