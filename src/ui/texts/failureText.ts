import type { TFunction } from 'i18next'
import type { FailureCode } from '../../domain/failures/codes.ts'
import type { Failure } from '../../domain/failures/failure.ts'
import { formatNumber, formatSize } from '../../domain/format/numbers.ts'
import type { Language } from '../../domain/preferences/language.ts'
import { permissionNames } from '../access/permissionText.ts'

type Values = Readonly<Record<string, string | number>>

const named = (names: readonly string[]): Values => ({ count: names.length, names: names.join(', ') })

/** What a failure fills into its text. */
const valuesOf = (t: TFunction, failure: Failure, language: Language): Values => {
  switch (failure.code) {
    case 'FOLDER_ALREADY_EXISTS':
    case 'ASSET_ALREADY_EXISTS':
    case 'FILE_TYPE_NOT_SUPPORTED':
      return named(failure.names)
    case 'PERMISSION_NOT_HELD':
      return { count: failure.names.length, names: permissionNames(t, failure.names) }
    case 'STORAGE_SIZE_EXCEEDED':
      return { needed: formatSize(failure.needed, language), available: formatSize(failure.available, language) }
    case 'FILES_LIMIT_EXCEEDED':
      return { needed: formatNumber(failure.needed, language), available: formatNumber(failure.available, language) }
    case 'RATE_LIMITED':
      return { count: failure.retryAfter }
    default:
      return {}
  }
}

/** The key of each code's text. A code without a text in the locale files does not compile. */
const keyOf = (code: FailureCode) => `failure.${code}` as const

/** Seconds. From here on nobody counts them. */
const MINUTE = 60

/** A failure in words: what happened, whether anything was lost, what to do next. */
export const failureText = (t: TFunction, failure: Failure, language: Language): string =>
  failure.code === 'RATE_LIMITED' && failure.retryAfter >= MINUTE
    ? t('limits.minutes', { count: Math.ceil(failure.retryAfter / MINUTE) })
    : t(keyOf(failure.code), valuesOf(t, failure, language))
