import type { TFunction } from 'i18next'
import type { Language } from '../../domain/preferences/language.ts'
import { quoted } from '../../domain/preferences/quoted.ts'
import { percentOf, surenessOf, type Suggestion } from '../../domain/suggestions/suggestion.ts'

/** How sure it is and where it comes from, as one sentence for a tooltip and for screen readers. */
export const reasonText = (t: TFunction, { confidence, origin: { engine, page, passage } }: Pick<Suggestion, 'confidence' | 'origin'>, language: Language): string =>
  [
    t(`suggestions.sureness.${surenessOf(confidence)}`, { percent: percentOf(confidence) }),
    page === undefined ? t(`suggestions.from.${engine}`) : t('suggestions.onPage', { from: t(`suggestions.from.${engine}`), page }),
    ...(passage === undefined ? [] : [quoted(passage, language)]),
  ].join(' · ')
