import { useSelector } from '@xstate/react'
import { Suspense, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { styled } from 'styled-components'
import type { AssetPlace } from '../../application/assets/AssetPlace.ts'
import type { FileAddresses } from '../../application/assets/FileAddresses.ts'
import type { AdjacentAssets as AdjacentAssetsOf } from '../../application/assets/adjacentAssets.ts'
import type { PreviewActor } from '../../application/assets/preview.machine.ts'
import type { Capabilities } from '../../application/capabilities/capability.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import type { AssetDetail } from '../../domain/assets/asset.ts'
import { isReadable } from '../../domain/ocr/ocr.ts'
import { can } from '../../domain/rights/can.ts'
import { wantedOf } from '../ocr/found.ts'
import { documentPageOf } from '../addresses/library.ts'
import { BesideText } from '../ocr/BesideText.tsx'
import { TextTools } from '../ocr/TextTools.tsx'
import { useReadText } from '../ocr/useReadText.ts'
import { FaceTool } from '../face-outlines/FaceTool.tsx'
import { useFaceOutlines } from '../face-outlines/useFaceOutlines.ts'
import { Button } from '../kit/Button.tsx'
import { PageSpinner } from '../kit/Spinner.tsx'
import { theme } from '../theme/theme.ts'
import { DownloadLink } from '../downloads/DownloadLink.tsx'
import { MediaPreview } from './MediaPreview.tsx'
import { AdjacentAssets } from './AdjacentAssets.tsx'
import { NoPreview } from './NoPreview.tsx'
import { ScanPreview } from './ScanPreview.tsx'
import { TextPreview } from './TextPreview.tsx'
import { ZoomTools } from './ZoomTools.tsx'
import { lazyPart } from '../lazy/lazyPart.ts'

const PdfPreview = lazyPart(() => import('./pdf/PdfPreview.tsx').then(({ PdfPreview }) => ({ default: PdfPreview })))

interface StageProps {
  readonly asset: AssetDetail
  readonly preview: PreviewActor
  readonly files: FileAddresses
  readonly adjacentAssets: AdjacentAssetsOf
  readonly from: AssetPlace['from']
  readonly capabilities: Capabilities
  readonly permissions: readonly Permission[]
  /** It can show persons, and the organization has the feature. */
  readonly hasPersons?: boolean
}

/** Where an asset is looked at: its preview with what belongs to its kind, and the way to its neighbours. */
export const Stage = ({ asset, preview, files, adjacentAssets, from, capabilities, permissions, hasPersons = false }: StageProps) => {
  const { t } = useTranslation()
  const snapshot = useSelector(preview, (current) => current)
  const { zoom, fitted, text, page } = snapshot.context
  const broken = useCallback(() => preview.send({ type: 'preview.broken' }), [preview])
  const [search] = useSearchParams()
  const [wanted, setWanted] = useState(() => wantedOf(search))
  /** Of the pages of a scan, the one that is looked at. */
  const [scanned, setScanned] = useState(() => documentPageOf(search) ?? 1)
  const isDocument = snapshot.matches('document')
  const read = useReadText({ isOffered: isReadable(asset.mediaType), asset, capabilities, permissions, wanted, shownPage: isDocument ? page : scanned })
  const outlined = useFaceOutlines({ asset, capabilities })
  const address = files.preview(asset)
  const download = can(permissions, 'downloadFile') && <DownloadLink address={files.content(asset.id)} name={asset.name} />

  return (
    <Root aria-label={t('preview.label')}>
      <Tools>
        {snapshot.matches('picture') && (
          <Zooming data-covered={read?.isBeside === true || undefined}>
            <ZoomTools factor={zoom === 'fit' ? fitted : zoom} preview={preview} />
          </Zooming>
        )}
        {hasPersons && snapshot.matches('picture') && <FaceTool shown={outlined} />}
        {read !== undefined && <TextTools text={read} />}
        <AdjacentAssets adjacentAssets={adjacentAssets} from={from} />
      </Tools>
      {(snapshot.matches('picture') || isDocument) && (
        <Desk>
          {isDocument ? (
            <Suspense fallback={<PageSpinner />}>
              <PdfPreview name={asset.name} address={address} preview={preview} wanted={wanted} onWanted={setWanted} text={read} />
            </Suspense>
          ) : (
            <ScanPreview asset={asset} address={address} preview={preview} files={files} text={read} page={scanned} onPage={setScanned} wanted={wanted} onWanted={setWanted} outlined={outlined} from={from} />
          )}
          {read?.isBeside === true && (
            <BesideText
              pageText={read.actors.pageText}
              hits={read.hits}
              page={isDocument ? page : scanned}
              pages={read.status.pages}
              onPage={isDocument ? undefined : setScanned}
            />
          )}
        </Desk>
      )}
      {snapshot.matches('video') && <MediaPreview kind="video" name={asset.name} address={address} onBroken={broken} />}
      {snapshot.matches('audio') && <MediaPreview kind="audio" name={asset.name} address={address} onBroken={broken} />}
      {snapshot.matches('beingMade') && <NoPreview asset={asset} title={t('preview.beingMade.title')} text={t('preview.beingMade.text')} actions={download} />}
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

/** What is looked at, with its text beside it; on phones there is room for one of them. */
const Desk = styled.div`
  display: flex;
  flex: 1;
  min-height: 0;

  ${theme.media.belowMd} {
    > :first-child:not(:only-child) {
      display: none;
    }
  }
`

/** On phones the text takes the place of the picture. */
const Zooming = styled.div`
  display: contents;

  ${theme.media.belowMd} {
    &[data-covered] {
      display: none;
    }
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
