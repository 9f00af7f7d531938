import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { formatNumber } from '../../src/domain/format/numbers.ts'
import { anyLanguage } from '../../src/domain/metadata-import/fileLanguage.ts'
import type { RefusedLine } from '../../src/domain/metadata-import/metadataImport.ts'
import type { Language } from '../../src/domain/preferences/language.ts'

const LOCALES = join(import.meta.dirname, '../../src/ui')

type Words = Readonly<Record<string, string>>

interface Texts {
  readonly problem: Words
  readonly failure: Words
  readonly metadataImport: { readonly why: Words; readonly whyColumn: string; readonly otherLanguage: string }
}

const read = async (file: string): Promise<Partial<Texts>> => JSON.parse(await readFile(join(LOCALES, file), 'utf8')) as Partial<Texts>

/** The words that the interface has for what an import refuses, in one language. */
export interface RefusedTexts {
  /** Of the column with the reasons. */
  readonly column: string
  /** Why, in words, and behind them the code, which a program understands. */
  readonly why: (why: RefusedLine['why']) => string
  /** That a cell could be read if its file were in one of these languages. */
  readonly otherLanguage: (languages: readonly Language[]) => string
}

export const refusedTexts = async (language: Language): Promise<RefusedTexts> => {
  const [early, late, own] = await Promise.all([read(`locales/${language}/public.json`), read(`texts/locales/${language}.json`), read(`metadata-import/locales/${language}.json`)])
  const problems = { ...early.problem, ...late.problem }
  const codes = { ...early.failure, ...late.failure, ...own.metadataImport?.why }
  return {
    column: own.metadataImport?.whyColumn ?? '',
    otherLanguage: (languages) => (own.metadataImport?.otherLanguage ?? '').replace('{{languages}}', anyLanguage(languages, language)),
    why: (why) => {
      const { code, limit } = 'problem' in why ? why.problem : { ...why, limit: undefined }
      const text = ('problem' in why ? problems : codes)[code]
      return text === undefined ? code : `${text.replace('{{limit}}', limit === undefined ? '' : formatNumber(limit, language))} (${code})`
    },
  }
}
