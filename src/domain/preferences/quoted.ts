import type { Language } from './language.ts'

const MARKS: Readonly<Record<Language, readonly [string, string]>> = { 'en-US': ['“', '”'], no: ['«', '»'], es: ['«', '»'] }

/** The marks that a language puts around words that are quoted. */
export const quoteMarks = (language: Language): readonly [before: string, after: string] => MARKS[language]

export const quoted = (text: string, language: Language): string => quoteMarks(language).join(text)
