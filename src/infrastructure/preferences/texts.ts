import type { BackendModule, ResourceKey } from 'i18next'
import { APP_TEXTS } from './appTexts.ts'

/** Addresses of the texts that sign-in and error pages need (docs/decisions/platform.md, "Locale files are fetched as JSON"). */
const PUBLIC = import.meta.glob<string>('../../ui/locales/*/public.json', { query: '?url', import: 'default', eager: true })

const addressOf = (language: string, part: string): string | undefined => (part === 'public' ? PUBLIC[`../../ui/locales/${language}/public.json`] : APP_TEXTS[language])

const fetchTexts = async (language: string, part: string): Promise<ResourceKey> => {
  const address = addressOf(language, part)
  if (address === undefined) throw new RangeError(`There are no texts ${part} in ${language}`)
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`The texts ${part} in ${language} answered ${answer.status}`)
  return answer.json() as Promise<ResourceKey>
}

/** Fetches the texts of one language and part. */
export const texts: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, part, read) => {
    fetchTexts(language, part).then(
      (found) => read(null, found),
      (error: Error) => read(error, false),
    )
  },
}
