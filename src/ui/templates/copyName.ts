import type { TFunction } from 'i18next'

/** Code points (docs: specification section 5, "Name required, at most 255"). */
const LONGEST = 255

/** What a copy is called unless told otherwise. */
export const copyName = (t: TFunction, name: string): string => [...t('templates.copyOf', { name })].slice(0, LONGEST).join('')
