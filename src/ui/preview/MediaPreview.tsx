import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'
import { TypeTile } from '../thumbnails/TypeTile.tsx'

interface MediaPreviewProps {
  readonly kind: 'video' | 'audio'
  readonly name: string
  /** Answers ranges, so that seeking loads only what is played. */
  readonly address: string
  readonly onBroken: () => void
}

/** A film or a recording with the browser's own controls. */
export const MediaPreview = ({ kind, name, address, onBroken }: MediaPreviewProps) => {
  const { t } = useTranslation()
  const label = t('preview.playable', { name })
  return (
    <Place>
      {kind === 'video' ? (
        <Video src={address} controls preload="metadata" playsInline aria-label={label} onError={onBroken} />
      ) : (
        <Recording>
          <TypeTile name={name} preview="audio" />
          <Sound src={address} controls preload="metadata" aria-label={label} onError={onBroken} />
        </Recording>
      )}
    </Place>
  )
}

const Place = styled.div`
  display: grid;
  flex: 1;
  place-items: center;
  min-height: 0;
  padding: ${theme.space[2]} ${theme.space[6]} ${theme.space[8]};
`

const Video = styled.video`
  max-width: 100%;
  max-height: 100%;
  border-radius: ${theme.radius.small};
  background: ${theme.color.mat};
`

const Recording = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space[6]};
  width: min(480px, 100%);
  padding: ${theme.space[10]} ${theme.space[6]};
  border: ${theme.border.line};
  border-radius: ${theme.radius.large};
  background: ${theme.color.surface};
`

const Sound = styled.audio`
  width: 100%;
`
