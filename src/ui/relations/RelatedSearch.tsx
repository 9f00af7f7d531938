import { useSelector } from '@xstate/react'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { FileAddresses } from '../../application/assets/FileAddresses.ts'
import type { ItemListActor } from '../../application/lists/itemList.machine.ts'
import type { RelatedPickerActor } from '../../application/relations/relatedPicker.machine.ts'
import type { RelatedPlace } from '../../application/relations/RelationGateway.ts'
import type { QuickSearchActor } from '../../application/search/quickSearch.machine.ts'
import type { SearchHit } from '../../application/search/SearchGateway.ts'
import { nameOf, resourceOf } from '../../domain/items/item.ts'
import { canBeRelated, relationProblem } from '../../domain/relations/relations.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { failureText } from '../texts/failureText.ts'
import { Button } from '../kit/Button.tsx'
import { TextField } from '../kit/TextField.tsx'
import { HitText } from '../search/HitText.tsx'
import { theme } from '../theme/theme.ts'

interface RelatedSearchProps {
  readonly picker: RelatedPickerActor
  readonly search: QuickSearchActor
  readonly related: ItemListActor<RelatedPlace>
  readonly files: FileAddresses
}

/** Finds what can be related; what already is stands there too, and says so. */
export const RelatedSearch = ({ picker, search, related, files }: RelatedSearchProps) => {
  const { t, i18n } = useTranslation()
  const { place, chosen } = useSelector(picker, (snapshot) => snapshot.context)
  const found = useSelector(search, (snapshot) => snapshot)
  const there = useSelector(related, (snapshot) => snapshot.context.items).map(nameOf)
  const { term, failure } = found.context
  const hits = found.context.hits.filter((hit) => relationProblem(place, nameOf(hit)) === undefined)
  const isNothing = (found.matches('nothing') || found.matches('listing')) && hits.length === 0
  const toggle = (hit: SearchHit) => picker.send({ type: 'item.toggled', item: nameOf(hit) })
  return (
    <>
      <TextField
        data-autofocus
        label={t(place.kind === 'asset' ? 'related.searchAll' : 'related.searchFiles')}
        autoComplete="off"
        spellCheck={false}
        value={term}
        onChange={(event) => search.send({ type: 'term.changed', term: event.currentTarget.value })}
        // Enter would send what was chosen before.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <Results aria-live="polite" aria-busy={found.matches('searching')}>
        {found.matches('idle') && <Hint>{t('related.searchHint')}</Hint>}
        {isNothing && <Hint>{t('related.nothing', { term })}</Hint>}
        {found.matches('failed') && (
          <Hint>
            {failure && failureText(t, failure, matchLanguage(i18n.language))}{' '}
            <Button size="compact" onClick={() => search.send({ type: 'retry' })}>
              {t('kit.tryAgain')}
            </Button>
          </Hint>
        )}
        {!found.matches('failed') && hits.length > 0 && (
          <ul>
            {hits.map((hit) => {
              const isNew = canBeRelated(place, nameOf(hit), there)
              const isChosen = chosen.some(({ id }) => id === resourceOf(hit).id)
              return (
                <li key={resourceOf(hit).id}>
                  <Hit type="button" aria-pressed={isNew ? isChosen : undefined} disabled={!isNew} onClick={() => toggle(hit)}>
                    <HitText hit={hit} files={files} />
                    {isNew ? isChosen && <Check size={16} aria-hidden /> : <Already>{t('related.already')}</Already>}
                  </Hit>
                </li>
              )
            })}
          </ul>
        )}
      </Results>
    </>
  )
}

const Results = styled.div`
  height: 288px;
  overflow: auto;
`

const Hint = styled.p`
  color: ${theme.color.inkSoft};
`

const Hit = styled.button`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  width: 100%;
  min-height: ${theme.size.touch};
  padding: ${theme.space[2]};
  border: 0;
  border-radius: ${theme.radius.small};
  font: inherit;
  text-align: start;
  color: inherit;
  background: none;
  cursor: pointer;

  &:hover:enabled {
    background: ${theme.color.hover};
  }

  &[aria-pressed='true'] {
    background: ${theme.color.primarySoft};
  }

  > svg {
    flex: none;
    color: ${theme.color.primary};
  }

  &:disabled {
    cursor: default;
  }
`

const Already = styled.span`
  flex: none;
  font-size: ${theme.font.size.caption};
  color: ${theme.color.inkSoft};
`
