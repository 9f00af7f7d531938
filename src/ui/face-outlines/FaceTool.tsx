import { ScanFace } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { IconButton } from '../kit/IconButton.tsx'
import { theme } from '../theme/theme.ts'
import type { ShownFaces } from './useFaceOutlines.ts'

/** Shows where faces were found in a picture, or hides them. */
export const FaceTool = ({ shown: { isShown, onShown } }: { readonly shown: ShownFaces }) => {
  const { t } = useTranslation()
  return <IconButton label={t('faces.outlines.show')} aria-pressed={isShown} icon={<ScanFace size={16} />} onClick={onShown} />
}

/** How many faces there are, or why there are none, at the foot of the picture. */
export const FacesSaid = ({ shown: { text } }: { readonly shown: ShownFaces }) => <Said>{text !== undefined && <span>{text}</span>}</Said>

const Said = styled.output`
  position: absolute;
  z-index: 2;
  right: 0;
  bottom: ${theme.space[3]};
  left: 0;
  display: flex;
  justify-content: center;
  padding: 0 ${theme.space[3]};
  pointer-events: none;

  span {
    padding: ${theme.space[1]} ${theme.space[3]};
    border-radius: ${theme.radius.small};
    font-size: ${theme.font.size.caption};
    color: ${theme.color.inverseInk};
    background: ${theme.color.inverse};
  }
`
