import i18next, { type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { DEFAULT_LANGUAGE, LANGUAGES } from '../src/domain/preferences/language.ts'
import appEn from '../src/ui/locales/en-US/app.json'
import startEn from '../src/ui/locales/en-US/public.json'
import appEs from '../src/ui/locales/es/app.json'
import startEs from '../src/ui/locales/es/public.json'
import appNo from '../src/ui/locales/no/app.json'
import startNo from '../src/ui/locales/no/public.json'

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
  resources: {
    'en-US': { public: startEn, app: appEn },
    no: { public: startNo, app: appNo },
    es: { public: startEs, app: appEs },
  },
})

export { texts }
