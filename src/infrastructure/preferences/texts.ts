import type { BackendModule, ResourceKey } from 'i18next'

/** Addresses of the locale files: data beside the scripts, in two parts (docs/decisions/platform.md, "Locale files are fetched as JSON"). */
const FILES = import.meta.glob<string>('../../ui/locales/*/*.json', { query: '?url', import: 'default', eager: true })

const fetchTexts = async (language: string, part: string): Promise<ResourceKey> => {
  const address = FILES[`../../ui/locales/${language}/${part}.json`]
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
