import type { TFunction } from 'i18next'
import { formatDate } from '../../domain/format/dates.ts'
import { formatSize } from '../../domain/format/numbers.ts'
import type { OrganizationSummary, UpgradeRequest } from '../../domain/organizations/managed.ts'
import type { Language } from '../../domain/preferences/language.ts'
import { TIME_ZONE } from '../texts/timeZone.ts'

/** Who asked for more storage, when, and for how much. */
export const requestText = (
  t: TFunction,
  { firstName, lastName, requestedAt, moreBytes }: UpgradeRequest,
  { storageCapacity }: Pick<OrganizationSummary, 'storageCapacity'>,
  language: Language,
): string => {
  const by = { name: `${firstName} ${lastName}`.trim(), date: formatDate(requestedAt, TIME_ZONE) }
  if (moreBytes === null) return t('organizations.requestBy', by)
  return t('organizations.requestFor', { ...by, more: formatSize(moreBytes, language), total: formatSize(storageCapacity + moreBytes, language) })
}
