import type { TFunction } from 'i18next'
import { formatNumber } from '../../domain/format/numbers.ts'
import type { Area } from '../../domain/persons/area.ts'
import { type Language, matchLanguage } from '../../domain/preferences/language.ts'

/** Percent of a picture's side, as people read it. */
const percent = (share: number, language: Language): string => formatNumber(share * 100, language, 1)

/** Where an area lies and how large it is, in percent of the picture. */
export const areaText = (t: TFunction, { x, y, width, height }: Area, interfaceLanguage: string): string => {
  const language = matchLanguage(interfaceLanguage)
  return t('persons.area', { x: percent(x, language), y: percent(y, language), width: percent(width, language), height: percent(height, language) })
}
