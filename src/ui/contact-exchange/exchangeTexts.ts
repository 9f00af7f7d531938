import type { TFunction } from 'i18next'
import { MOST_IMPORT_BYTES, MOST_IMPORT_COLUMNS, MOST_IMPORTED } from '../../domain/contact-exchange/contactImport.ts'
import type { Failure } from '../../domain/failures/failure.ts'
import { formatNumber, formatSize } from '../../domain/format/numbers.ts'
import type { Language } from '../../domain/preferences/language.ts'
import type { FieldProblems } from '../../domain/validation/problem.ts'
import { failureText } from '../texts/failureText.ts'
import { problemText } from '../texts/problemText.ts'

/** What limits a file, as texts take it. */
export const limitsIn = (language: Language) => ({
  size: formatSize(MOST_IMPORT_BYTES, language),
  contacts: formatNumber(MOST_IMPORTED, language),
  columns: formatNumber(MOST_IMPORT_COLUMNS, language),
})

/** Why a file could not be read, in words. */
export const fileText = (t: TFunction, failure: Failure, language: Language): string => {
  const problem = failure.code === 'VALIDATION_FAILED' ? failure.fields['file'] : undefined
  const limits = limitsIn(language)
  if (failure.code === 'PAYLOAD_TOO_LARGE' || problem?.code === 'fileTooLarge') return t('contactExchange.file.tooLarge', limits)
  if (problem === undefined) return failureText(t, failure, language)
  if (problem.code === 'required') return t('contactExchange.file.empty')
  // Of files, not of contacts.
  if (problem.code === 'tooMany') return problem.limit === 1 ? t('contactExchange.file.oneAtATime') : t('contactExchange.file.tooMany', limits)
  return problem.code === 'aboveMaximum' ? t('contactExchange.file.tooWide', limits) : t('contactExchange.file.unreadable')
}

/** Why a contact of a file is refused: as a line, or field by field. */
export const problemsText = (t: TFunction, problems: FieldProblems, language: Language): string => {
  if (problems['columns'] !== undefined) return t('contactExchange.found.tooManyCells')
  return Object.entries(problems)
    .map(([field, problem]) => `${t(`contacts.fields.${field}` as 'contacts.fields.notes', { defaultValue: field })}: ${problemText(t, problem, language) ?? ''}`)
    .join(' ')
}
