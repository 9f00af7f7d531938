import { useSelector } from '@xstate/react'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { styled } from 'styled-components'
import type { AssetPlace } from '../../application/assets/AssetPlace.ts'
import type { FileAddresses } from '../../application/assets/FileAddresses.ts'
import type { PreviewActor } from '../../application/assets/preview.machine.ts'
import type { AssetDetail } from '../../domain/assets/asset.ts'
import type { OcrHit } from '../../domain/ocr/find.ts'
import type { OcrPage } from '../../domain/ocr/page.ts'
import { personsAddress } from '../addresses/library.ts'
import { FaceOutlines } from '../face-outlines/FaceOutlines.tsx'
import { FacesSaid } from '../face-outlines/FaceTool.tsx'
import type { ShownFaces } from '../face-outlines/useFaceOutlines.ts'
import { TextLayer } from '../ocr/TextLayer.tsx'
import { useFoundPages } from '../ocr/useFoundPages.ts'
import type { ReadText } from '../ocr/useReadText.ts'
import { theme } from '../theme/theme.ts'
import { FindField, type FindFieldProps } from './FindField.tsx'
import { ImagePreview } from './ImagePreview.tsx'
import { PageTools } from './PageTools.tsx'
import { firstFrom, matchesOn } from './pdf/matches.ts'

interface ScanPreviewProps {
  readonly asset: AssetDetail
  readonly address: string
  readonly preview: PreviewActor
  readonly files: FileAddresses
  /** What was read off it; undefined where nothing was. */
  readonly text: ReadText | undefined
  /** Of its pages, the one that is shown. */
  readonly page: number
  readonly onPage: (page: number) => void
  readonly wanted: string
  readonly onWanted: (text: string) => void
  readonly outlined: ShownFaces
  readonly from: AssetPlace['from']
}

/** The middle of what was found, in shares of the page. */
const middleOf = ({ words }: OcrPage, hit: OcrHit | undefined) => {
  const boxes = (hit ?? []).flatMap((at) => words[at]?.box ?? [])
  if (boxes.length === 0) return undefined
  return { x: boxes.reduce((sum, { x, width }) => sum + x + width / 2, 0) / boxes.length, y: boxes.reduce((sum, { y, height }) => sum + y + height / 2, 0) / boxes.length }
}

/** A picture, with the text that was read off it over it, and a field to find words in that. */
export const ScanPreview = ({ asset, address, preview, files, text, page, onPage, wanted, onWanted, outlined, from }: ScanPreviewProps) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const zoom = useSelector(preview, (snapshot) => snapshot.context.zoom)
  const broken = useCallback(() => preview.send({ type: 'preview.broken' }), [preview])
  const framed = useCallback((factor: number) => preview.send({ type: 'frame.fitted', factor }), [preview])
  const [at, setAt] = useState<number>()
  const foundPages = useFoundPages(text, wanted)
  const here = useMatches(text, page, foundPages, at)
  const looking = wanted.trim() !== ''
  const step = (by: 1 | -1) => {
    const { matches, place } = here
    const next = matches.length === 0 ? 0 : (place + by + matches.length) % matches.length
    setAt(next)
    onPage(matches[next]?.page ?? page)
  }
  const pages = text?.status.pages ?? 1
  const [unseen, setUnseen] = useState<number>()
  const nth = here.matches[here.place]?.page === page ? here.matches[here.place]?.nth : undefined
  const isOver = text?.isOver === true && text.page?.page === page
  const finding: FindFieldProps = {
    wanted,
    onWanted: (typed) => {
      onWanted(typed)
      setAt(undefined)
    },
    found: looking && text?.page !== undefined ? { place: here.matches.length === 0 ? 0 : here.place + 1, count: here.matches.length } : undefined,
    onStep: step,
  }
  return (
    <Root>
      {text !== undefined && pages > 1 && <PageTools page={page} pages={pages} onPage={onPage} {...finding} />}
      {text !== undefined && pages <= 1 && (
        <Bar>
          <FindField {...finding} />
        </Bar>
      )}
      {unseen === page ? (
        <Unseen role="alert">{t('ocr.pageUnseen', { page })}</Unseen>
      ) : (
        <ImagePreview
          key={page}
          name={asset.name}
          address={page === 1 || text === undefined ? address : text.actors.pagePictures.addressOf(asset, page)}
          thumbnail={page === 1 && asset.thumbnail === 'Ready' ? files.thumbnail(asset, 960) : undefined}
          size={page > 1 || asset.width === null || asset.height === null ? undefined : { width: asset.width, height: asset.height }}
          zoom={zoom}
          onZoom={(factor) => preview.send({ type: 'zoom.set', factor })}
          onFit={() => preview.send({ type: 'zoom.fit' })}
          onActual={() => preview.send({ type: 'zoom.actual' })}
          onFitted={framed}
          onBroken={page === 1 ? broken : () => setUnseen(page)}
          target={isOver && text.page !== undefined && nth !== undefined ? middleOf(text.page, text.hits[nth]) : undefined}
          over={
            <>
              {isOver && text.page !== undefined && <TextLayer page={text.page} hits={text.hits} here={nth} correction={text.isCorrecting ? text.actors.wordCorrection : undefined} />}
              {page === 1 && outlined.faces.length > 0 && <FaceOutlines faces={outlined.faces} onChoose={() => void navigate(personsAddress(asset.type, asset.id, from))} />}
            </>
          }
        />
      )}
      <FacesSaid shown={outlined} />
    </Root>
  )
}

/** All that was found, page by page, and which of it one is at. */
const useMatches = (text: ReadText | undefined, page: number, foundPages: ReturnType<typeof useFoundPages>, at: number | undefined) => {
  const [pages, hits] = [text?.status.pages ?? 1, text?.hits.length ?? 0]
  const matches = useMemo(() => matchesOn(pages > 1 ? foundPages : [{ page: 1, hits }]), [pages, foundPages, hits])
  return { matches, place: Math.min(at ?? firstFrom(matches, page), Math.max(0, matches.length - 1)) }
}

const Root = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`

const Unseen = styled.p`
  margin: auto;
  padding: ${theme.space[6]};
  color: ${theme.color.inkSoft};
`

const Bar = styled.div`
  display: flex;
  flex: none;
  padding: 0 ${theme.space[4]} ${theme.space[2]};
  border-bottom: ${theme.border.line};
  font-size: ${theme.font.size.body};
  color: ${theme.color.inkSoft};
`
