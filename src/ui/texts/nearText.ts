import type { TFunction } from 'i18next'
import { formatDistance, formatPlace, type NearPlace } from '../../domain/metadata-table/nearPlace.ts'
import type { Language } from '../../domain/preferences/language.ts'

/** A place and how far around it, wherever somebody asks for it. */
export const nearText = (t: TFunction, near: NearPlace, language: Language): string =>
  t('places.within', { distance: formatDistance(near.metres, language), place: formatPlace(near, language) })
