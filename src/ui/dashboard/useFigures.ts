import { useTranslation } from 'react-i18next'
import { countedAt } from '../../domain/dashboard/countedAt.ts'
import type { Amount } from '../../domain/dashboard/figures.ts'
import { shareOf } from '../../domain/dashboard/share.ts'
import { formatDateTime } from '../../domain/format/dates.ts'
import { formatNumber, formatSize } from '../../domain/format/numbers.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { TIME_ZONE } from '../texts/timeZone.ts'

/** Figures as the interface's language writes them. */
export const useFigures = () => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const number = (value: number, digits = 0): string => formatNumber(value, language, digits)
  return {
    language,
    number,
    size: (bytes: number): string => formatSize(bytes, language),
    percent: (part: number, whole: number): string => t('dashboard.percent', { share: shareOf(part, whole, language) }),
    /** As cells of a table. */
    numberCell: (value: number) => ({ text: number(value), value }),
    sizeCell: (bytes: number) => ({ text: formatSize(bytes, language), value: bytes }),
    files: (count: number): string => t('dashboard.files', { count }),
    amount: ({ files, bytes }: Amount): string => t('dashboard.amount', { files: t('dashboard.files', { count: files }), size: formatSize(bytes, language) }),
    /** When figures were counted. */
    counted: (iso: string): string => countedAt(iso, new Date().toISOString(), TIME_ZONE),
    /** The time of today, and of other days the date with it. */
    time: (iso: string): string => {
      const [date, clock] = formatDateTime(iso, TIME_ZONE).split(' ')
      const [today] = formatDateTime(new Date().toISOString(), TIME_ZONE).split(' ')
      return date === today ? (clock ?? '').slice(0, 5) : (date ?? '')
    },
  }
}
