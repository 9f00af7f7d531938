import type { TFunction } from 'i18next'
import type { FailureCode } from '../../domain/failures/codes.ts'

/** Codes whose usual text needs more than a transfer knows. */
const SHORT = [
  'FILE_TYPE_NOT_SUPPORTED',
  'STORAGE_SIZE_EXCEEDED',
  'FILES_LIMIT_EXCEEDED',
  'ASSET_ALREADY_EXISTS',
  'VALIDATION_FAILED',
  'RATE_LIMITED',
] as const

type ShortCode = (typeof SHORT)[number]
const isShort = (code: FailureCode): code is ShortCode => SHORT.some((short) => short === code)

/** Why something did not come, in one line. */
export const codeText = (t: TFunction, code: FailureCode): string => (isShort(code) ? t(`transfers.refusal.${code}`) : t(`failure.${code}`))
