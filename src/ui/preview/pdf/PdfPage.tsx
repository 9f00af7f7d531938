import { type PDFDocumentProxy, type RenderTask, TextLayer } from 'pdfjs-dist'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { theme } from '../../theme/theme.ts'
import { markFound } from './marking.ts'

interface PdfPageProps {
  readonly file: PDFDocumentProxy
  /** From 1. */
  readonly page: number
  /** Pixels. */
  readonly width: number
  readonly label: string
  /** What is looked for, and which match of this page one is at. */
  readonly wanted: string
  readonly here: number | undefined
  readonly onBroken: () => void
  /** What lies over the page, where the file says nothing of its text itself. */
  readonly over?: ReactNode
}

/** More would need canvases larger than phones can hold. */
const MAX_DENSITY = 2

/** One page of a document, sharp on its screen, with its text above it to select and to find. */
export const PdfPage = ({ file, page, width, label, wanted, here, onBroken, over }: PdfPageProps) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const [drawn, setDrawn] = useState<string>()
  const wish = `${page} ${width}`

  useEffect(() => {
    let over = false
    let task: RenderTask | undefined
    const draw = async () => {
      const [sheet, texts] = [canvas.current, layer.current]
      const proxy = await file.getPage(page)
      if (over || sheet === null || texts === null) return
      const scale = width / proxy.getViewport({ scale: 1 }).width
      const viewport = proxy.getViewport({ scale })
      const density = Math.min(window.devicePixelRatio, MAX_DENSITY)
      sheet.width = Math.floor(viewport.width * density)
      sheet.height = Math.floor(viewport.height * density)
      sheet.style.width = `${viewport.width}px`
      sheet.style.height = `${viewport.height}px`
      task = proxy.render({ canvas: sheet, viewport, transform: [density, 0, 0, density, 0, 0] })
      await task.promise
      texts.replaceChildren()
      texts.style.setProperty('--total-scale-factor', String(scale))
      await new TextLayer({ textContentSource: await proxy.getTextContent(), container: texts, viewport }).render()
      if (!over) setDrawn(wish)
    }
    draw().catch(() => {
      if (!over) onBroken()
    })
    return () => {
      over = true
      task?.cancel()
    }
  }, [file, page, width, wish, onBroken])

  useEffect(() => {
    const texts = layer.current
    return drawn === wish && texts !== null ? markFound(texts, wanted, here) : undefined
  }, [drawn, wish, wanted, here])

  return (
    <Sheet aria-busy={drawn !== wish} style={{ minHeight: drawn === undefined ? width * Math.SQRT2 : undefined, width }}>
      <Paper ref={canvas} aria-label={label} />
      <div ref={layer} className="text" />
      {drawn === wish && over}
    </Sheet>
  )
}

const Paper = styled.canvas.attrs({ role: 'img' })`
  display: block;
`

const Sheet = styled.div`
  position: relative;
  flex: none;
  margin: 0 auto;
  overflow: hidden;
  border-radius: 3px;
  background: ${theme.color.paper};
  box-shadow: ${theme.shadow.float};
  color-scheme: only light;

  .text {
    --min-font-size: 1;
    --text-scale-factor: calc(var(--total-scale-factor) * var(--min-font-size));
    --min-font-size-inv: calc(1 / var(--min-font-size));

    position: absolute;
    inset: 0;
    overflow: clip;
    line-height: 1;
    letter-spacing: normal;
    text-align: initial;
    text-size-adjust: none;
    forced-color-adjust: none;
    transform-origin: 0 0;
  }

  .text :is(span, br) {
    position: absolute;
    color: transparent;
    white-space: pre;
    transform-origin: 0% 0%;
    cursor: text;
  }

  .text > :not(.markedContent),
  .text .markedContent span:not(.markedContent) {
    --font-height: 0;
    --scale-x: 1;
    --rotate: 0deg;

    z-index: 1;
    font-size: calc(var(--text-scale-factor) * var(--font-height));
    transform: rotate(var(--rotate)) scaleX(var(--scale-x)) scale(var(--min-font-size-inv));
  }

  .text ::highlight(found) {
    background-color: ${theme.color.foundSoft};
  }

  .text ::highlight(found-here) {
    background-color: ${theme.color.found};
  }
`
