import { useSelector } from '@xstate/react'
import { History, X } from 'lucide-react'
import { type MouseEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { Capabilities } from '../../application/capabilities/capability.ts'
import type { RecentSearchesActor } from '../../application/saved-searches/recentSearches.machine.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import type { RecentSearch } from '../../domain/saved-searches/savedSearch.ts'
import { searchAddress } from '../addresses/search.ts'
import { Button } from '../kit/Button.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { ellipsis } from '../kit/mixins.ts'
import { IconButton } from '../kit/IconButton.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { useTypedQueries } from '../query-language/useTypedQueries.ts'
import { failureText } from '../texts/failureText.ts'
import { theme } from '../theme/theme.ts'
import { Box, GroupHead, SearchRow, SearchWay } from './listStyles.ts'

const NONE: readonly RecentSearch[] = []

/** What the person searched for lately: each can be searched for again, or erased. */
export const RecentSearchList = ({ recentSearches, capabilities }: { readonly recentSearches: RecentSearchesActor; readonly capabilities: Capabilities }) => {
  const { t, i18n } = useTranslation()
  const snapshot = useSelector(recentSearches, (current) => current)
  const { forgotten, failure } = snapshot.context
  const isFailed = snapshot.matches('failed')
  const items = isFailed ? NONE : snapshot.context.items
  const typed = useTypedQueries(capabilities, (items ?? NONE).map(({ q }) => q))
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => recentSearches.send({ type: 'searches.opened' }), [recentSearches])
  const erase = (q: string | null) => recentSearches.send({ type: 'search.forgotten', q })
  /** The focus goes on to the next one, so that several are erased from where one is. */
  const eraseRow = (q: string, { currentTarget }: MouseEvent<HTMLElement>) => {
    const row = currentTarget.closest('li')
    const next = (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector('button') ?? heading.current
    next?.focus({ preventScroll: true })
    erase(q)
  }
  return (
    <section aria-labelledby="recent-searches" aria-busy={items === undefined || undefined}>
      <GroupHead>
        <h2 id="recent-searches" ref={heading} tabIndex={-1}>{t('savedSearches.recent')}</h2>
        {items !== undefined && items.length > 0 && (
          <Button tone="ghost" size="compact" busy={forgotten.includes(null)} onClick={() => erase(null)}>
            {t('savedSearches.eraseAll')}
          </Button>
        )}
      </GroupHead>
      {isFailed && failure && (
        <ErrorState title={t('savedSearches.recentFailed')} text={failureText(t, failure, matchLanguage(i18n.language))} onRetry={() => recentSearches.send({ type: 'retry' })} />
      )}
      {items === undefined && <Skeleton $height={theme.size.row} />}
      {items?.length === 0 && !isFailed && <Nothing>{t('savedSearches.noRecent')}</Nothing>}
      {items !== undefined && items.length > 0 && (
        <Box>
          {items.map(({ q }) => (
            <SearchRow key={q}>
              <SearchWay to={searchAddress(q)} title={typed(q)}>
                <History size={18} aria-hidden />
                <Term>{typed(q)}</Term>
              </SearchWay>
              <IconButton label={t('savedSearches.erase', { q: typed(q) })} icon={<X size={16} />} onClick={(event) => eraseRow(q, event)} />
            </SearchRow>
          ))}
        </Box>
      )}
    </section>
  )
}

const Nothing = styled.p`
  color: ${theme.color.inkFaint};
`

const Term = styled.span`
  ${ellipsis}
`
