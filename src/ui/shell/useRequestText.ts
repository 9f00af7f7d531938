import { useTranslation } from 'react-i18next'
import type { UpgradeRequest } from '../../domain/organizations/managed.ts'
import { formatDate } from '../../domain/format/dates.ts'
import { formatSize } from '../../domain/format/numbers.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { TIME_ZONE } from '../texts/timeZone.ts'

/** Says what more storage was asked for, and when. */
export const useRequestText = () => {
  const { t, i18n } = useTranslation()
  return ({ requestedAt, moreBytes }: Pick<UpgradeRequest, 'requestedAt' | 'moreBytes'>): string => {
    const date = formatDate(requestedAt, TIME_ZONE)
    if (moreBytes === null) return t('shell.upgradeRequested', { date })
    return t('shell.space.requested', { amount: formatSize(moreBytes, matchLanguage(i18n.language)), date })
  }
}
