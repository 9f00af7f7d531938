import type { TFunction } from 'i18next'
import { MODULES } from '../../domain/access/modules.ts'
import { formatCalendarDate, formatDateTime } from '../../domain/format/dates.ts'
import { formatSize } from '../../domain/format/numbers.ts'
import type { Language } from '../../domain/preferences/language.ts'
import { rightsName } from '../../domain/rights-statements/names.ts'
import { isRightsStatement } from '../../domain/rights-statements/rightsStatement.ts'
import { countryText } from '../texts/organizationTexts.ts'
import { TIME_ZONE } from '../texts/timeZone.ts'

/** Fields that are written down in bytes. */
const SIZES = ['size', 'storageCapacity', 'storageRequested']
/** Fields that name modules. */
const MODULE_FIELDS = ['type', 'modules', 'templateType']

const moduleText = (t: TFunction, name: string): string => {
  if (name === 'ALL') return t('activity.allModules')
  const module = MODULES.find((one) => one === name)
  return module === undefined ? name : t(`shell.modules.${module}`)
}

/** The value of a field of an entry, in words where it was written down as data. */
export const valueText = (t: TFunction, language: Language, field: string, value: string): string => {
  if (value === '') return ''
  if (field === 'code') return t(`failure.${value}` as 'failure.UNEXPECTED', { defaultValue: value })
  if (field === 'mailTrouble') return t(`mailTrouble.${value}` as 'mailTrouble.unknown', { defaultValue: value })
  if (field === 'refusedLast') return formatDateTime(value, TIME_ZONE)
  if (SIZES.includes(field)) return Number.isNaN(Number(value)) ? value : formatSize(Number(value), language)
  if (MODULE_FIELDS.includes(field)) return value.split(', ').map((name) => moduleText(t, name)).join(', ')
  if (field === 'webReadyRule') return t(`webReady.rules.${value}` as 'webReady.rules.ask', { defaultValue: value })
  if (field === 'templateState') return t(`activity.templateStates.${value}` as 'activity.templateStates.Active', { defaultValue: value })
  if (field === 'contactRelation') return t(`activity.contactRelations.${value}` as 'activity.contactRelations.other', { defaultValue: value })
  if (field === 'rightsStatement' || field === 'portal.rightsStatement') return isRightsStatement(value) ? rightsName(value, language) : value
  if (field === 'portal.downloads') return t(`portal.downloads.${value}` as 'portal.downloads.none', { defaultValue: value })
  if (field === 'embargoUntil') return formatCalendarDate(value)
  if (field === 'picture') return t(`activity.contactPictures.${value}` as 'activity.contactPictures.changed', { defaultValue: value })
  if (field === 'category') return t(`activity.contactCategories.${value}` as 'activity.contactCategories.Dealers', { defaultValue: value })
  if (field === 'country') return countryText(value, language)
  if (value === 'true') return t('activity.yes')
  return value === 'false' ? t('activity.no') : value
}
