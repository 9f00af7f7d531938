import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { AssetDetail } from '../../domain/assets/asset.ts'
import { MAX_SEO_DESCRIPTION_LENGTH, MAX_SEO_TITLE_LENGTH } from '../../domain/assets/edit.ts'
import { searchDescription } from '../../domain/assets/searchDescription.ts'
import { splitExtension } from '../../domain/naming/names.ts'
import { codePoints } from '../../domain/validation/text.ts'
import { theme } from '../theme/theme.ts'

interface SearchPreviewProps {
  readonly asset: Pick<AssetDetail, 'name' | 'description' | 'type' | 'path'>
  readonly title: string
  readonly description: string
}

/** As search engines cut what is too long for them. */
const cut = (text: string, limit: number): string => {
  const points = codePoints(text.trim().replace(/\s+/g, ' '))
  return points.length <= limit ? points.join('') : `${points.slice(0, limit - 1).join('').trimEnd()}…`
}

/** How a search engine would show an asset: without texts of its own, its name and its description. */
export const SearchPreview = ({ asset, title, description }: SearchPreviewProps) => {
  const { t } = useTranslation()
  const steps = [t(`shell.modules.${asset.type}`), ...asset.path.map(({ name }) => name)]
  const shownTitle = title.trim() === '' ? splitExtension(asset.name).stem : title
  const shownText = searchDescription({ seoDescription: description, description: asset.description })
  return (
    <figure>
      <Caption>{t('seo.preview')}</Caption>
      <Card dir="auto">
        <span>
          {window.location.host} › {steps.join(' › ')}
        </span>
        <strong>{cut(shownTitle, MAX_SEO_TITLE_LENGTH)}</strong>
        <p>{shownText.trim() === '' ? t('seo.noText') : cut(shownText, MAX_SEO_DESCRIPTION_LENGTH)}</p>
      </Card>
    </figure>
  )
}

const Caption = styled.figcaption`
  margin-bottom: ${theme.space.snug};
  font-weight: ${theme.font.weight.medium};
`

const Card = styled.div`
  display: grid;
  gap: ${theme.space[1]};
  padding: ${theme.space[4]};
  border: ${theme.border.line};
  border-radius: ${theme.radius.large};
  background: ${theme.color.bg};
  overflow-wrap: anywhere;

  span {
    font-size: ${theme.font.size.caption};
    color: ${theme.color.inkSoft};
  }

  strong {
    font-size: ${theme.font.size.lead};
    font-weight: ${theme.font.weight.medium};
    line-height: 1.3;
    color: ${theme.color.primary};
  }

  p {
    color: ${theme.color.inkSoft};
  }
`
