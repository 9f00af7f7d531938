import type { PDFDocumentProxy } from 'pdfjs-dist'
import { memo, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { theme } from '../../theme/theme.ts'

interface PdfThumbnailsProps {
  readonly file: PDFDocumentProxy
  readonly page: number
  readonly onPage: (page: number) => void
}

/** Pixels of a small page. */
const WIDTH = 96

/** The pages of a document in small; each is drawn when it comes into view. */
export const PdfThumbnails = ({ file, page, onPage }: PdfThumbnailsProps) => {
  const { t } = useTranslation()
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    list.current?.children[page - 1]?.scrollIntoView({ block: 'nearest' })
  }, [page])
  return (
    <List ref={list} aria-label={t('preview.pages')}>
      {Array.from({ length: file.numPages }, (_, index) => index + 1).map((number) => (
        <li key={number}>
          <Choice
            type="button"
            aria-label={t('preview.pageNumber', { page: number })}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onPage(number)}
          >
            <SmallPage file={file} page={number} />
            {number}
          </Choice>
        </li>
      ))}
    </List>
  )
}

const SmallPage = memo(({ file, page }: { readonly file: PDFDocumentProxy; readonly page: number }) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [seen, setSeen] = useState(false)

  useEffect(() => {
    const sheet = canvas.current
    if (sheet === null || seen) return undefined
    const observer = new IntersectionObserver((entries) => setSeen(entries.some(({ isIntersecting }) => isIntersecting)), { rootMargin: '200px' })
    observer.observe(sheet)
    return () => observer.disconnect()
  }, [seen])

  useEffect(() => {
    const sheet = canvas.current
    if (sheet === null || !seen) return undefined
    let cancel = () => undefined as void
    const draw = async () => {
      const proxy = await file.getPage(page)
      const viewport = proxy.getViewport({ scale: (WIDTH * 2) / proxy.getViewport({ scale: 1 }).width })
      sheet.width = viewport.width
      sheet.height = viewport.height
      const task = proxy.render({ canvas: sheet, viewport })
      cancel = () => task.cancel()
      await task.promise
    }
    // A small page that cannot be drawn stays blank; the large one tells.
    draw().catch(() => undefined)
    return () => cancel()
  }, [file, page, seen])

  return <canvas ref={canvas} aria-hidden />
})

const List = styled.ol`
  display: grid;
  flex: none;
  align-content: start;
  gap: ${theme.space[3]};
  width: 140px;
  padding: ${theme.space[3]};
  overflow: auto;
  border-right: ${theme.border.line};

  ${theme.media.belowMd} {
    display: none;
  }
`

const Choice = styled.button`
  display: grid;
  justify-items: center;
  gap: ${theme.space[1]};
  width: 100%;
  padding: ${theme.space[2]};
  border: 0;
  border-radius: ${theme.radius.small};
  font: inherit;
  font-size: ${theme.font.size.caption};
  font-variant-numeric: ${theme.font.figures};
  color: ${theme.color.inkSoft};
  background: none;
  cursor: pointer;

  &:hover {
    background: ${theme.color.hover};
  }

  &[aria-current] {
    color: ${theme.color.ink};
    background: ${theme.color.primarySoft};
  }

  canvas {
    width: ${WIDTH}px;
    min-height: 64px;
    border-radius: 2px;
    background: ${theme.color.paper};
    box-shadow: ${theme.shadow.picture};
  }
`
