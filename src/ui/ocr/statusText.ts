import type { TFunction } from 'i18next'
import type { OcrLanguage, OcrStatus } from '../../domain/ocr/ocr.ts'
import type { BadgeTone } from '../kit/Badge.tsx'

export const STATUS_TONES = { None: 'neutral', Queued: 'warning', Reading: 'warning', Read: 'success', Failed: 'danger' } as const satisfies Readonly<Record<OcrStatus['state'], BadgeTone>>

/** How far the reading of a text is. */
export const statusText = (t: TFunction, { state, pages, done, words, writtenPages }: OcrStatus): string => {
  if (state === 'Reading' && pages !== null) return t('ocr.status.readingOf', { done, count: pages })
  if (state === 'Read' && writtenPages > 0 && writtenPages === pages) return t('ocr.status.written')
  if (state === 'Read' && words === 0 && writtenPages === 0) return t('ocr.status.blank')
  return t(`ocr.status.${state}`)
}

/** In which languages it was read: as asked for, or as it was found. */
export const languagesText = (t: TFunction, { languages, foundLanguage }: Pick<OcrStatus, 'languages' | 'foundLanguage'>): string => {
  if (languages.length > 0) return languageNames(t, languages)
  return foundLanguage === null ? t('ocr.languages.found') : t('ocr.languages.foundAs', { language: t(`ocr.language.${foundLanguage}`) })
}

const languageNames = (t: TFunction, languages: readonly OcrLanguage[]): string => languages.map((language) => t(`ocr.language.${language}`)).join(', ')
