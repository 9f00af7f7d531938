import type { TFunction } from 'i18next'
import { formatNumber, formatSize } from '../../domain/format/numbers.ts'
import type { Language } from '../../domain/preferences/language.ts'
import type { Problem } from '../../domain/validation/problem.ts'

const limitOf = ({ code, limit }: Problem, language: Language): string | undefined =>
  limit === undefined ? undefined : code === 'fileTooLarge' ? formatSize(limit, language) : formatNumber(limit, language)

/** What is wrong at a field, in words; nothing where nothing is. */
export const problemText = (t: TFunction, problem: Problem | undefined, language: Language): string | undefined =>
  problem && t(`problem.${problem.code}`, { limit: limitOf(problem, language) ?? '' })
