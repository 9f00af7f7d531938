import i18next, { type i18n, type ResourceKey } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { DEFAULT_LANGUAGE, LANGUAGES } from '../src/domain/preferences/language.ts'

const PUBLIC = import.meta.glob<ResourceKey>('../src/ui/locales/*/public.json', { eager: true, import: 'default' })
const OF_CAPABILITIES = import.meta.glob<object>('../src/ui/*/locales/*.json', { eager: true, import: 'default' })

const textsIn = (language: string) => {
  const own = Object.entries(OF_CAPABILITIES).filter(([path]) => path.endsWith(`/${language}.json`))
  return { public: PUBLIC[`../src/ui/locales/${language}/public.json`] ?? {}, app: Object.assign({}, ...own.map(([, texts]) => texts)) as ResourceKey }
}

/** All texts at once, so that no story waits for one. */
const texts: i18n = i18next.createInstance()
void texts.use(initReactI18next).init({
  lng: DEFAULT_LANGUAGE,
  fallbackLng: DEFAULT_LANGUAGE,
  supportedLngs: LANGUAGES,
  ns: ['public', 'app'],
  defaultNS: 'public',
  fallbackNS: 'app',
  interpolation: { escapeValue: false },
  initAsync: false,
  resources: Object.fromEntries(LANGUAGES.map((language) => [language, textsIn(language)])),
})

export { texts }
