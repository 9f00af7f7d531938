import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { AssetSummary } from '../../domain/assets/asset.ts'
import { theme } from '../theme/theme.ts'
import { TypeTile } from '../thumbnails/TypeTile.tsx'

interface NoPreviewProps {
  readonly asset: Pick<AssetSummary, 'name' | 'preview'>
  readonly title: string
  readonly text: string
  readonly actions: ReactNode
}

/** Stands where a preview would: what kind of file it is, why it is not shown, and what can be done instead. */
export const NoPreview = ({ asset, title, text, actions }: NoPreviewProps) => (
  <Place>
    <Sheet>
      <TypeTile name={asset.name} preview={asset.preview} />
    </Sheet>
    <h2>{title}</h2>
    <p>{text}</p>
    <Actions>{actions}</Actions>
  </Place>
)

const Place = styled.div`
  container-type: size;
  display: grid;
  flex: 1;
  align-content: safe center;
  min-height: 0;
  overflow-y: auto;
  justify-items: center;
  gap: ${theme.space[2]};
  padding: ${theme.space[4]} ${theme.space[6]};
  text-align: center;

  h2 {
    font-size: ${theme.font.size.lead};
    font-weight: ${theme.font.weight.semibold};
  }

  p {
    max-width: 44ch;
    color: ${theme.color.inkSoft};
  }
`

/** On a phone there is less room, or none, for it beside what can be done. */
const LOW = '@container (height < 410px)'
const LOWEST = '@container (height < 280px)'

const Sheet = styled.div`
  display: grid;
  place-items: center;
  width: 144px;
  height: 184px;
  margin-bottom: ${theme.space[4]};
  border: ${theme.border.strong};
  border-radius: ${theme.radius.large};
  background: ${theme.color.surface};

  ${LOW} {
    width: 80px;
    height: 96px;
    margin-bottom: 0;
  }

  ${LOWEST} {
    display: none;
  }
`

const Actions = styled.div`
  display: flex;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[3]};
`
