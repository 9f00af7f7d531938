import { Expand, Scan, ZoomIn, ZoomOut } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { PreviewActor } from '../../application/assets/preview.machine.ts'
import { IconButton } from '../kit/IconButton.tsx'
import { theme } from '../theme/theme.ts'

interface ZoomToolsProps {
  /** 1 is 100 %. */
  readonly factor: number
  readonly preview: PreviewActor
}

const toggleFullScreen = (event: MouseEvent<HTMLElement>) => {
  if (document.fullscreenElement === null) void event.currentTarget.closest('section')?.requestFullscreen()
  else void document.exitFullscreen()
}

/** Zooming a picture by hand. */
export const ZoomTools = ({ factor, preview }: ZoomToolsProps) => {
  const { t } = useTranslation()
  return (
    <Tools role="toolbar" aria-label={t('preview.label')}>
      <IconButton label={t('preview.zoomOut')} shortcut="-" icon={<ZoomOut size={16} />} onClick={() => preview.send({ type: 'zoom.out' })} />
      <Factor type="button" title={t('preview.actual')} onClick={() => preview.send({ type: 'zoom.actual' })}>
        {Math.round(factor * 100)} %
      </Factor>
      <IconButton label={t('preview.zoomIn')} shortcut="+" icon={<ZoomIn size={16} />} onClick={() => preview.send({ type: 'zoom.in' })} />
      <IconButton label={t('preview.fit')} shortcut="0" icon={<Scan size={16} />} onClick={() => preview.send({ type: 'zoom.fit' })} />
      <OnDesktop>
        <IconButton label={t('preview.fullScreen')} icon={<Expand size={16} />} onClick={toggleFullScreen} />
      </OnDesktop>
    </Tools>
  )
}

const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
`

const Factor = styled.button`
  min-width: 52px;
  min-height: ${theme.size.compact};
  padding: 0 ${theme.space[1]};
  border: 0;
  border-radius: ${theme.radius.small};
  font: inherit;
  font-variant-numeric: ${theme.font.figures};
  color: inherit;
  background: none;
  cursor: pointer;

  &:hover {
    background: ${theme.color.hover};
  }
`

const OnDesktop = styled.span`
  ${theme.media.belowMd} {
    display: none;
  }
`
