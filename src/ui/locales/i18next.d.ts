import 'i18next'
import type app from './en-US/app.json'
import type start from './en-US/public.json'

/** A key without a text does not compile. Texts are looked up in `public`, then in `app`. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'public'
    fallbackNS: 'app'
    resources: { public: typeof start; app: typeof app }
  }
}
