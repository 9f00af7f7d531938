import type { Language } from '../../domain/preferences/language.ts'
import english from '../locales/en-US/start.json' with { type: 'json' }
import spanish from '../locales/es/start.json' with { type: 'json' }
import norwegian from '../locales/no/start.json' with { type: 'json' }
import { element } from './element.ts'

const TEXTS: Readonly<Record<Language, typeof english>> = { 'en-US': english, no: norwegian, es: spanish }

/** Says that the application did not come, in the place of what was drawn before it: that could not be used, and would look as if it could. */
export const sayNotOpened = (place: HTMLElement, language: Language): void => {
  const { notOpened, reload } = TEXTS[language]
  const again = element('button', '', reload)
  again.addEventListener('click', () => window.location.reload())
  const message = element('p', '', notOpened)
  message.setAttribute('role', 'alert')
  place.replaceChildren(element('main', 'not-opened', message, again))
}
