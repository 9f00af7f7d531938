import type { Language } from '../../domain/preferences/language.ts'
import english from '../locales/en-US/start.json' with { type: 'json' }
import spanish from '../locales/es/start.json' with { type: 'json' }
import norwegian from '../locales/no/start.json' with { type: 'json' }

const TEXTS: Readonly<Record<Language, typeof english>> = { 'en-US': english, no: norwegian, es: spanish }

/** Says that the application did not come. */
export const sayNotOpened = (place: HTMLElement, language: Language): void => {
  const { notOpened, reload } = TEXTS[language]
  const page = Object.assign(document.createElement('main'), { className: 'not-opened' })
  const message = Object.assign(document.createElement('p'), { role: 'alert', textContent: notOpened })
  const again = Object.assign(document.createElement('button'), { textContent: reload, onclick: () => window.location.reload() })
  page.append(message, again)
  place.replaceChildren(page)
}
