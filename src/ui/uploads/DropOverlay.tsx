import { Ban, Upload } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

interface DropOverlayProps {
  readonly folderName: string
  /** Why nothing can be dropped here. */
  readonly refusal: string | undefined
}

/** While files are dragged over a folder: where they will go, or why they cannot. */
export const DropOverlay = ({ folderName, refusal }: DropOverlayProps) => {
  const { t } = useTranslation()
  return (
    <Root data-refused={refusal !== undefined}>
      {refusal === undefined ? <Upload size={32} strokeWidth={1.5} aria-hidden /> : <Ban size={32} strokeWidth={1.5} aria-hidden />}
      <strong>{refusal === undefined ? t('library.drop.here', { name: folderName }) : t('library.drop.refused')}</strong>
      <span>{refusal ?? t('library.drop.hint')}</span>
    </Root>
  )
}

const Root = styled.output`
  position: absolute;
  inset: ${theme.space[2]};
  z-index: ${theme.layer.panel};
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${theme.space[2]};
  padding: ${theme.space[5]};
  border: 2px dashed ${theme.color.primary};
  border-radius: ${theme.radius.large};
  text-align: center;
  color: ${theme.color.primary};
  background: ${theme.color.primarySoft};
  pointer-events: none;

  strong {
    font-size: ${theme.font.size.title};
    font-weight: ${theme.font.weight.semibold};
    color: ${theme.color.ink};
    overflow-wrap: anywhere;
  }

  span {
    max-width: 48ch;
    color: ${theme.color.inkSoft};
  }

  &[data-refused='true'] {
    border-color: ${theme.color.danger};
    color: ${theme.color.danger};
    background: ${theme.color.dangerSoft};
  }
`
