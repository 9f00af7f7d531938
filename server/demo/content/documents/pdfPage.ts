import type { PDFDocument, PDFFont, PDFPage, RGB } from 'pdf-lib'
import type { Writing } from './blocks.ts'

export interface Faces {
  readonly plain: PDFFont
  readonly strong: PDFFont
  readonly slanted: PDFFont
}

export interface Ink {
  readonly text: RGB
  readonly soft: RGB
  readonly rule: RGB
  readonly accent: RGB
  readonly paper: RGB
}

/** A4 in points, with the text between the margins. */
export const SHEET = { width: 595.28, height: 841.89, left: 68, right: 68, top: 92, bottom: 74 } as const

export const MEASURE = SHEET.width - SHEET.left - SHEET.right

/** Breaks a text into lines that fit the width. */
export const linesOf = (text: string, font: PDFFont, size: number, width: number): readonly string[] => {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && font.widthOfTextAtSize(longer, size) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return line === '' ? lines : [...lines, line]
}

/** An anchor in a ring: the letterhead's device. */
const device = (page: PDFPage, x: number, y: number, ink: Ink): void => {
  page.drawCircle({ x, y, size: 17, borderColor: ink.accent, borderWidth: 1.2 })
  page.drawCircle({ x, y, size: 14.6, borderColor: ink.accent, borderWidth: 0.5 })
  page.drawSvgPath('M0 -7 L0 8 M-4.5 -4 L4.5 -4 M-7.5 3 C-6.5 8 -2 9 0 8.4 C2 9 6.5 8 7.5 3', {
    x,
    y,
    borderColor: ink.accent,
    borderWidth: 1.3,
  })
  page.drawCircle({ x, y: y + 8.6, size: 1.9, borderColor: ink.accent, borderWidth: 1.1 })
}

export const addPage = (pdf: PDFDocument, { letterhead, manner }: Writing, faces: Faces, ink: Ink, first: boolean): PDFPage => {
  const page = pdf.addPage([SHEET.width, SHEET.height])
  page.drawRectangle({ x: 0, y: 0, width: SHEET.width, height: SHEET.height, color: ink.paper })
  if (manner === 'period') {
    for (const inset of [22, 25]) {
      const [width, height] = [SHEET.width - inset * 2, SHEET.height - inset * 2]
      page.drawRectangle({ x: inset, y: inset, width, height, borderColor: ink.rule, borderWidth: inset === 22 ? 1.1 : 0.4 })
    }
  }
  const top = SHEET.height - 58
  if (!first) {
    page.drawText(letterhead.name, { x: SHEET.left, y: top + 4, size: 8.5, font: faces.slanted, color: ink.soft })
    page.drawLine({
      start: { x: SHEET.left, y: top - 4 },
      end: { x: SHEET.width - SHEET.right, y: top - 4 },
      thickness: 0.5,
      color: ink.rule,
    })
    return page
  }
  device(page, SHEET.left + 18, top - 6, ink)
  page.drawText(letterhead.name, { x: SHEET.left + 48, y: top - 3, size: 17, font: faces.strong, color: ink.accent })
  page.drawText(letterhead.line, { x: SHEET.left + 48, y: top - 18, size: 8.5, font: faces.plain, color: ink.soft })
  page.drawLine({
    start: { x: SHEET.left, y: top - 34 },
    end: { x: SHEET.width - SHEET.right, y: top - 34 },
    thickness: 1.1,
    color: ink.accent,
  })
  page.drawLine({
    start: { x: SHEET.left, y: top - 36.6 },
    end: { x: SHEET.width - SHEET.right, y: top - 36.6 },
    thickness: 0.4,
    color: ink.accent,
  })
  return page
}

export const numberPages = (pdf: PDFDocument, title: string, faces: Faces, ink: Ink): void => {
  const pages = pdf.getPages()
  pages.forEach((page, index) => {
    const label = `${index + 1} / ${pages.length}`
    page.drawText(title, { x: SHEET.left, y: 42, size: 8, font: faces.plain, color: ink.soft })
    const width = faces.plain.widthOfTextAtSize(label, 8)
    page.drawText(label, { x: SHEET.width - SHEET.right - width, y: 42, size: 8, font: faces.plain, color: ink.soft })
  })
}
