import type { TFunction } from 'i18next'
import type { Failure } from '../../domain/failures/failure.ts'
import { CELL_PROBLEMS, type CellProblem, LINE_PROBLEMS, type LineProblem, MAX_IMPORT_BYTES, type RefusedLine } from '../../domain/metadata-import/metadataImport.ts'
import { formatNumber, formatSize } from '../../domain/format/numbers.ts'
import type { Language } from '../../domain/preferences/language.ts'
import type { Problem } from '../../domain/validation/problem.ts'
import { failureText } from '../texts/failureText.ts'
import { problemText } from '../texts/problemText.ts'

const fileProblemText = (t: TFunction, { code, limit = 0 }: Problem, language: Language): string => {
  if (code === 'required') return t('metadataImport.file.empty')
  // Of files, not of lines.
  if (code === 'tooMany' && limit === 1) return t('metadataImport.file.oneAtATime')
  if (code === 'tooMany') return t('metadataImport.file.tooMany', { limit: formatNumber(limit, language) })
  if (code === 'aboveMaximum') return t('metadataImport.file.tooWide', { limit: formatNumber(limit, language) })
  // A workbook is small until it is unpacked.
  if (code === 'fileTooLarge') return t(limit === MAX_IMPORT_BYTES ? 'metadataImport.file.tooLarge' : 'metadataImport.file.unpacksTooLarge', { limit: formatSize(limit, language) })
  return t('metadataImport.file.unreadable')
}

/** Why a file could not be taken in, in words. */
export const fileText = (t: TFunction, failure: Failure, language: Language): string => {
  if (failure.code === 'PAYLOAD_TOO_LARGE') return fileProblemText(t, { code: 'fileTooLarge', limit: MAX_IMPORT_BYTES }, language)
  const problem = failure.code === 'VALIDATION_FAILED' ? failure.fields['file'] : undefined
  return problem === undefined ? failureText(t, failure, language) : fileProblemText(t, problem, language)
}

const OWN: readonly string[] = [...LINE_PROBLEMS, ...CELL_PROBLEMS]
const isOwn = (code: string): code is LineProblem | CellProblem => OWN.includes(code)

/** Why a line, or one of its cells, is refused. */
export const whyText = (t: TFunction, { why }: RefusedLine, language: Language): string => {
  if ('problem' in why) return problemText(t, why.problem, language) ?? ''
  const { code } = why
  return isOwn(code) ? t(`metadataImport.why.${code}`) : failureText(t, { code }, language)
}
