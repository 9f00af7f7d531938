import { useSelector } from '@xstate/react'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { styled } from 'styled-components'
import type { PreviewActor } from '../../../application/assets/preview.machine.ts'
import { documentPageOf } from '../../addresses/library.ts'
import { TextLayer } from '../../ocr/TextLayer.tsx'
import { useFoundPages } from '../../ocr/useFoundPages.ts'
import type { ReadText } from '../../ocr/useReadText.ts'
import { PageSpinner } from '../../kit/Spinner.tsx'
import { theme } from '../../theme/theme.ts'
import { PageTools } from '../PageTools.tsx'
import { useFrameSize } from '../useFrameSize.ts'
import { matchesIn, matchesOn } from './matches.ts'
import { openFile, textsOf } from './pdfFile.ts'
import { PdfPage } from './PdfPage.tsx'
import { PdfThumbnails } from './PdfThumbnails.tsx'
import { useMatchPlace } from './useMatchPlace.ts'

interface PdfPreviewProps {
  readonly name: string
  readonly address: string
  readonly preview: PreviewActor
  /** What is looked for. */
  readonly wanted: string
  readonly onWanted: (text: string) => void
  /** What was read off its pages; undefined where nothing was. */
  readonly text: ReadText | undefined
}

/** Pixels: beyond this a page is no easier to read. */
const WIDEST = 1000
const MARGIN = 24

/** A document, a page at a time: small pages beside it, going to a page, finding words. */
export const PdfPreview = ({ name, address, preview, wanted, onWanted, text }: PdfPreviewProps) => {
  const { t } = useTranslation()
  const page = useSelector(preview, (snapshot) => snapshot.context.page)
  const { search } = useLocation()
  /** Where something was found that one comes from. */
  const [first] = useState(() => documentPageOf(new URLSearchParams(search)))
  const frame = useRef<HTMLDivElement>(null)
  const size = useFrameSize(frame)
  const [file, setFile] = useState<PDFDocumentProxy>()
  const [texts, setTexts] = useState<readonly string[]>()
  const foundPages = useFoundPages(text, wanted)
  const broken = useCallback(() => preview.send({ type: 'preview.broken' }), [preview])
  const go = useCallback((to: number) => preview.send({ type: 'page.chosen', page: to }), [preview])

  useEffect(() => {
    const over = new AbortController()
    let close = () => undefined as void
    const read = async () => {
      const file = await openFile(address)
      if (over.signal.aborted) return file.close()
      close = file.close
      const document = await file.opened
      if (over.signal.aborted) return
      setFile(document)
      preview.send({ type: 'document.opened', pages: document.numPages })
      if (first !== undefined) go(first)
    }
    read().catch(() => {
      if (!over.signal.aborted) broken()
    })
    return () => {
      over.abort()
      close()
    }
  }, [address, preview, broken, go, first])

  const looking = wanted.trim() !== ''
  useEffect(() => {
    if (file === undefined || !looking || texts !== undefined) return undefined
    const over = new AbortController()
    const read = async () => {
      const read = await textsOf(file, over.signal)
      if (!over.signal.aborted) setTexts(read)
    }
    read().catch(() => undefined)
    return () => over.abort()
  }, [file, looking, texts])

  const matches = useMemo(
    () => (texts === undefined ? undefined : [...matchesIn(texts, wanted), ...matchesOn(foundPages)].toSorted((one, other) => one.page - other.page)),
    [texts, wanted, foundPages],
  )
  const { place, here, turn: turnTo, step, restart } = useMatchPlace(matches, first, go)
  const turn = (event: KeyboardEvent) => {
    if (event.key === 'PageDown') turnTo(page + 1)
    else if (event.key === 'PageUp') turnTo(page - 1)
    else return
    event.preventDefault()
  }

  const over = text?.isOver === true && text.page?.page === page && (
    <TextLayer page={text.page} hits={text.hits} here={here?.page === page ? here.nth : undefined} correction={text.isCorrecting ? text.actors.wordCorrection : undefined} follows />
  )

  return (
    <Root>
      {file !== undefined && (
        <PageTools
          page={page}
          pages={file.numPages}
          onPage={turnTo}
          wanted={wanted}
          onWanted={(typed) => {
            onWanted(typed)
            restart()
          }}
          found={looking && matches !== undefined ? { place: matches.length === 0 ? 0 : place + 1, count: matches.length } : undefined}
          onStep={step}
        />
      )}
      <Desk>
        {file !== undefined && file.numPages > 1 && <PdfThumbnails file={file} page={page} onPage={turnTo} />}
        <Frame ref={frame} tabIndex={0} aria-label={t('preview.document', { name })} onKeyDown={turn}>
          {file === undefined || size === undefined ? (
            <PageSpinner />
          ) : (
            <PdfPage
              file={file}
              page={page}
              width={Math.max(160, Math.min(size.width - 2 * MARGIN, WIDEST))}
              label={`${name}, ${t('preview.pageNumber', { page })}`}
              wanted={wanted}
              here={here?.page === page ? here.nth : undefined}
              onBroken={broken}
              over={over}
            />
          )}
        </Frame>
      </Desk>
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`

const Desk = styled.div`
  display: flex;
  flex: 1;
  min-height: 0;
`

const Frame = styled.section`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  padding: ${MARGIN}px 0;
  overflow: auto;
  outline-offset: ${theme.focus.inset};
  scrollbar-gutter: stable;
`
