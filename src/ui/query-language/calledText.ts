import type { TFunction } from 'i18next'
import type { NameOf } from './useQueryNames.ts'

/** What stands in the place of an identifier. */
export const calledText = (t: TFunction, name: ReturnType<NameOf>): string => (name === null ? t('advancedSearch.condition.unseen') : (name ?? '…'))
