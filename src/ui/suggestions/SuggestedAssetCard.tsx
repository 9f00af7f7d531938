import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { styled } from 'styled-components'
import type { FileAddresses } from '../../application/assets/FileAddresses.ts'
import type { SuggestedAsset, SuggestionPage } from '../../application/suggestions/SuggestionGateway.ts'
import type { LeftSuggestion } from '../../domain/suggestions/deciding.ts'
import type { Suggestion } from '../../domain/suggestions/suggestion.ts'
import { assetAddress, atDocumentPage } from '../addresses/library.ts'
import { Button } from '../kit/Button.tsx'
import { NameLink } from '../kit/NameLink.tsx'
import { placeText } from '../rows/placeText.ts'
import { Thumbnail } from '../thumbnails/Thumbnail.tsx'
import { theme } from '../theme/theme.ts'
import { attributeOf } from './proposedText.ts'
import { type RowCommands, SuggestionRow } from './SuggestionRow.tsx'
import type { ChangeForms } from './changing/useChangeForms.ts'

interface SuggestedAssetCardProps {
  readonly suggested: SuggestedAsset
  /** Those of it that are still open. */
  readonly suggestions: readonly Suggestion[]
  readonly page: Pick<SuggestionPage, 'templates' | 'names'>
  readonly files: FileAddresses
  readonly current: string | undefined
  readonly forms: ChangeForms
  readonly marked: ReadonlySet<string>
  readonly left: readonly LeftSuggestion[]
  readonly commands: RowCommands
  /** Where those of its folder alone are shown; undefined: they are. */
  readonly within: string | undefined
  readonly onAcceptAll: (ids: readonly string[]) => void
}

/** An asset with all that is proposed of it. */
export const SuggestedAssetCard = memo(({ suggested: { asset, path }, suggestions, page, files, current, forms, marked, left, commands, within, onAcceptAll }: SuggestedAssetCardProps) => {
  const { t } = useTranslation()
  const address = assetAddress(asset.type, asset.id)
  // What is being corrected is accepted by its form alone.
  const others = suggestions.filter(({ id }) => !forms.isOpen(id))
  return (
    <Card aria-label={asset.name}>
      <Picture>
        <Thumbnail asset={asset} address={files.thumbnail(asset, 320)} small lazy />
      </Picture>
      <div>
        <Head>
          <span>
            <NameLink to={address}>{asset.name}</NameLink>
            <small>
              {placeText(t, asset.type, path)}
              {within !== undefined && (
                <>
                  {' · '}
                  <Link to={within}>{t('suggestions.onlyHere')}</Link>
                </>
              )}
            </small>
          </span>
          {suggestions.length > 1 && others.length > 0 && (
            <Button size="compact" tone="ghost" onClick={() => onAcceptAll(others.map(({ id }) => id))}>
              {t('suggestions.acceptAllOf', { count: others.length })}
            </Button>
          )}
        </Head>
        <ul aria-label={t('suggestions.listOf', { name: asset.name })}>
          {suggestions.map((suggestion) => (
            <SuggestionRow
              key={suggestion.id}
              suggestion={suggestion}
              asset={asset}
              attribute={attributeOf(suggestion, page)}
              to={suggestion.origin.page === undefined ? address : atDocumentPage(address, suggestion.origin.page)}
              picture={files.thumbnail(asset, 960)}
              isCurrent={suggestion.id === current}
              isMarked={marked.has(suggestion.id)}
              forms={forms}
              left={left.find(({ id }) => id === suggestion.id)}
              commands={commands}
            />
          ))}
        </ul>
      </div>
    </Card>
  )
})

const Card = styled.article`
  display: grid;
  grid-template-columns: ${theme.size.picture} minmax(0, 1fr);
  gap: ${theme.space[4]};
  padding: ${theme.space[4]} ${theme.space[5]};
  border-bottom: ${theme.border.line};

  ${theme.media.belowMd} {
    grid-template-columns: minmax(0, 1fr);
    padding: ${theme.space[3]};
  }
`

const Picture = styled.span`
  display: grid;
  place-items: center;
  width: ${theme.size.picture};
  height: ${theme.size.picture};
  overflow: hidden;
  border-radius: ${theme.radius.small};
  background: ${theme.color.mat};

  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${theme.space[2]};
  padding: 0 ${theme.space[3]} ${theme.space[1]};

  > span {
    display: grid;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  small {
    font-size: ${theme.font.size.caption};
    color: ${theme.color.inkSoft};
  }

  small a {
    text-decoration: underline;
  }
`
