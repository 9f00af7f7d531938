/** The languages of the interface (specification section 1). The first is the default and the fallback. */
export const LANGUAGES = ['en-US', 'no', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

export const DEFAULT_LANGUAGE: Language = 'en-US'

/** Each language by its own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { 'en-US': 'English', no: 'Norsk', es: 'Español' }

const BY_PRIMARY: ReadonlyMap<string, Language> = new Map([
  ['en', 'en-US'],
  ['no', 'no'],
  ['nb', 'no'],
  ['nn', 'no'],
  ['es', 'es'],
])

/** The interface's language for a language tag such as `nb-NO` or `es_MX`, if it has it. */
export const knownLanguage = (tag: string): Language | undefined => BY_PRIMARY.get(tag.trim().toLowerCase().split(/[-_]/)[0] ?? '')

/** The interface's language for a language tag; English for what it does not have. */
export const matchLanguage = (tag: string | null | undefined): Language => knownLanguage(tag ?? '') ?? DEFAULT_LANGUAGE

/** The first language that it has of an Accept-Language header, by the asker's weights. */
export const acceptedLanguage = (header: string | null | undefined): Language => {
  const wishes = (header ?? '').split(',').map((wish) => {
    const [tag = '', ...parameters] = wish.split(';')
    const quality = parameters.map((parameter) => /^\s*q=([01](?:\.[0-9]{0,3})?)\s*$/.exec(parameter)?.[1]).find((q) => q !== undefined)
    return { language: knownLanguage(tag), weight: Number(quality ?? 1) }
  })
  const [best] = wishes.filter(({ language, weight }) => language !== undefined && weight > 0).toSorted((a, b) => b.weight - a.weight)
  return best?.language ?? DEFAULT_LANGUAGE
}
