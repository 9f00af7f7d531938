import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { SearchHit } from '../../../application/search/SearchGateway.ts'
import { matchLanguage } from '../../../domain/preferences/language.ts'
import { quoteMarks } from '../../../domain/preferences/quoted.ts'
import { Highlighted } from '../../search/Highlighted.tsx'
import { nearMatch } from './nearMatch.ts'

/** Where the words stand that were looked for: in which field, and in a document on which page. Nothing where no words were. `before`: see {@link nearMatch}. */
export const HitMatch = ({ hit, before: most }: { readonly hit: SearchHit; readonly before: number }) => {
  const { t, i18n } = useTranslation()
  if (!hit.fragments.some((fragment) => fragment.hit)) return null
  const text = <Highlighted fragments={nearMatch(hit.fragments, most)} />
  const isSentence = hit.field === 'description' || hit.field === 'content'
  const [before, after] = isSentence ? quoteMarks(matchLanguage(i18n.language)) : ['', '']
  if (hit.field === 'name') return fieldOf(t, hit)
  return (
    <>
      {fieldOf(t, hit)}: {before}
      {text}
      {after}
    </>
  )
}

const fieldOf = (t: TFunction, hit: SearchHit): string => {
  if (hit.field === 'name') return t('advancedSearch.match.inName')
  if (hit.field === 'metadata') return hit.attribute ?? t('advancedSearch.match.metadata')
  if (hit.field === 'content') return hit.page === undefined ? t('advancedSearch.match.content') : t('advancedSearch.match.contentOnPage', { page: hit.page })
  return t(`advancedSearch.match.${hit.field}`)
}
