import type { Language } from '../../preferences/language.ts'

/** How something is done in Vitrine: one screen, told in each language. */
export interface HelpEntry {
  /** The address of the screen within the application. */
  readonly screen: string
  /** Words by which it is meant, in all languages: the more of them a question has, the likelier. */
  readonly words: string
  readonly texts: Readonly<Record<Language, { readonly title: string; readonly steps: readonly string[] }>>
}
