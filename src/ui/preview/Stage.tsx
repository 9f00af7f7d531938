import { useSelector } from '@xstate/react'
import { lazy, Suspense, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { AssetPlace } from '../../application/assets/AssetPlace.ts'
import type { FileAddresses } from '../../application/assets/FileAddresses.ts'
import type { AdjacentAssets as AdjacentAssetsOf } from '../../application/assets/adjacentAssets.ts'
import type { PreviewActor } from '../../application/assets/preview.machine.ts'
import type { AssetDetail } from '../../domain/assets/asset.ts'
import { Button } from '../kit/Button.tsx'
import { PageSpinner } from '../kit/Spinner.tsx'
import { theme } from '../theme/theme.ts'
import { DownloadLink } from '../downloads/DownloadLink.tsx'
import { ImagePreview } from './ImagePreview.tsx'
import { MediaPreview } from './MediaPreview.tsx'
import { AdjacentAssets } from './AdjacentAssets.tsx'
import { NoPreview } from './NoPreview.tsx'
import { TextPreview } from './TextPreview.tsx'
import { ZoomTools } from './ZoomTools.tsx'

const PdfPreview = lazy(() => import('./pdf/PdfPreview.tsx').then(({ PdfPreview }) => ({ default: PdfPreview })))

interface StageProps {
  readonly asset: AssetDetail
  readonly preview: PreviewActor
  readonly files: FileAddresses
  readonly adjacentAssets: AdjacentAssetsOf
  readonly from: AssetPlace['from']
  readonly mayDownload: boolean
}

/** Where an asset is looked at: its preview with what belongs to its kind, and the way to its neighbours. */
export const Stage = ({ asset, preview, files, adjacentAssets, from, mayDownload }: StageProps) => {
  const { t } = useTranslation()
  const snapshot = useSelector(preview, (current) => current)
  const { zoom, fitted, text } = snapshot.context
  const broken = useCallback(() => preview.send({ type: 'preview.broken' }), [preview])
  const framed = useCallback((factor: number) => preview.send({ type: 'frame.fitted', factor }), [preview])
  const address = files.preview(asset)
  const download = mayDownload && <DownloadLink address={files.content(asset.id)} name={asset.name} />

  return (
    <Root aria-label={t('preview.label')}>
      <Tools>
        {snapshot.matches('picture') && <ZoomTools factor={zoom === 'fit' ? fitted : zoom} preview={preview} />}
        <AdjacentAssets adjacentAssets={adjacentAssets} from={from} />
      </Tools>
      {snapshot.matches('picture') && (
        <ImagePreview
          name={asset.name}
          address={address}
          thumbnail={asset.thumbnail === 'Ready' ? files.thumbnail(asset, 960) : undefined}
          size={asset.width === null || asset.height === null ? undefined : { width: asset.width, height: asset.height }}
          zoom={zoom}
          onZoom={(factor) => preview.send({ type: 'zoom.set', factor })}
          onFit={() => preview.send({ type: 'zoom.fit' })}
          onActual={() => preview.send({ type: 'zoom.actual' })}
          onFitted={framed}
          onBroken={broken}
        />
      )}
      {snapshot.matches('document') && (
        <Suspense fallback={<PageSpinner />}>
          <PdfPreview name={asset.name} address={address} preview={preview} />
        </Suspense>
      )}
      {snapshot.matches('video') && <MediaPreview kind="video" name={asset.name} address={address} onBroken={broken} />}
      {snapshot.matches('audio') && <MediaPreview kind="audio" name={asset.name} address={address} onBroken={broken} />}
      {snapshot.matches('readingText') && <PageSpinner />}
      {snapshot.matches('text') && text !== undefined && <TextPreview name={asset.name} content={text} />}
      {snapshot.matches('unavailable') && (
        <NoPreview asset={asset} title={t('preview.none.title')} text={t('preview.none.text')} actions={download} />
      )}
      {snapshot.matches('failed') && (
        <NoPreview
          asset={asset}
          title={t('preview.failed.title')}
          text={t('preview.failed.text')}
          actions={
            <>
              <Button onClick={() => preview.send({ type: 'retry' })}>{t('kit.tryAgain')}</Button>
              {download}
            </>
          }
        />
      )}
    </Root>
  )
}

const Root = styled.section`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  background: ${theme.color.sunken};

  ${theme.media.belowLg} {
    flex: none;
    height: min(62dvh, 560px);
  }

  /* What is known of it and what can be done stay in sight. */
  ${theme.media.belowMd} {
    height: 45dvh;
  }

  &:fullscreen {
    height: 100%;
  }
`

const Tools = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[1]};
  min-height: 48px;
  padding: ${theme.space[2]} ${theme.space[4]};
  font-size: ${theme.font.size.body};
  color: ${theme.color.inkSoft};

  &:empty {
    display: none;
  }

  ${theme.media.belowSm} {
    gap: 0;
    padding: ${theme.space[1]} ${theme.space[2]};
  }
`
