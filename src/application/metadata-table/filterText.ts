import type { CellFilter } from '../../domain/metadata-table/cellFilter.ts'
import type { ValueAttribute } from '../../domain/metadata/value.ts'
import { VALUE_TYPES } from '../../domain/metadata/valueTypes.ts'
import type { Language } from '../../domain/preferences/language.ts'
import { quoted } from '../../domain/preferences/quoted.ts'
import { draftOfFilter } from './filterDraft.ts'

/** Of several that are chosen, so many are told. */
const MOST_SHOWN = 3

/** What a filter looks for, as short as it can be told; empty: it asks for a value or for none. */
export const filterText = (filter: Exclude<CellFilter, { readonly is: 'near' }>, attribute: ValueAttribute, language: Language): string => {
  const { from, to, values } = draftOfFilter(filter, attribute, language)
  if (filter.is === 'contains') return quoted(from, language)
  if (filter.is === 'oneOf') {
    const shown = values.slice(0, MOST_SHOWN).map((value) => VALUE_TYPES[attribute.type].format(value, attribute, language))
    return [...shown, ...(values.length > MOST_SHOWN ? [`+${values.length - MOST_SHOWN}`] : [])].join(', ')
  }
  if (filter.is !== 'between') return from
  const [least, most] = filter.open === true ? ['>', '<'] : ['≥', '≤']
  if (from !== '' && to !== '') return `${from} – ${to}`
  return from === '' ? `${most} ${to}` : `${least} ${from}`
}
