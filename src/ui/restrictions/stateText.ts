import type { TFunction } from 'i18next'
import type { RestrictionPlace } from '../../domain/access/reason.ts'

/** What keeps something from somebody, in a line. */
export const stateText = (t: TFunction, restriction: RestrictionPlace | null): string => {
  if (restriction === null) return t('restrictions.state.none')
  if (restriction.group !== undefined) return t('restrictions.state.group', { group: restriction.group })
  return restriction.by === 'above' ? t('restrictions.state.above', { folder: restriction.folder }) : t('restrictions.state.itself')
}
