import type { TFunction } from 'i18next'
import { formatDistance, type NearPlace } from '../../domain/metadata-table/nearPlace.ts'
import { coordinates } from '../../domain/metadata/coordinates.ts'
import type { Language } from '../../domain/preferences/language.ts'

/** A place and how far around it, wherever somebody asks for it. */
export const nearText = (t: TFunction, { value, metres }: NearPlace, language: Language): string =>
  t('places.within', { distance: formatDistance(metres, language), place: coordinates.format(value, { type: 'coordinates', unit: null, currency: null }, language) })
