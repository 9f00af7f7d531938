import type { PDFFont, PDFPage, RGB } from 'pdf-lib'
import type { Block, Writing } from './blocks.ts'
import { addPage, linesOf, MEASURE, numberPages, SHEET, type Faces, type Ink } from './pdfPage.ts'

interface Style {
  readonly font: PDFFont
  readonly size: number
  readonly leading: number
  readonly colour: RGB
}

/** Writes blocks one below the other and turns the page where the next line would not fit. */
class Press {
  private page: PDFPage
  private y: number
  private readonly turn: () => PDFPage
  private readonly faces: Faces
  private readonly ink: Ink
  private readonly body: Style

  constructor(first: PDFPage, turn: () => PDFPage, faces: Faces, ink: Ink, size: number) {
    this.page = first
    this.y = SHEET.height - SHEET.top - 34
    this.turn = turn
    this.faces = faces
    this.ink = ink
    this.body = { font: faces.plain, size, leading: size * 1.48, colour: ink.text }
  }

  private need(height: number): void {
    if (this.y - height >= SHEET.bottom) return
    this.page = this.turn()
    this.y = SHEET.height - SHEET.top
  }

  private write(text: string, style: Style, x: number = SHEET.left, width: number = MEASURE): void {
    for (const line of linesOf(text, style.font, style.size, width)) {
      this.need(style.leading)
      this.y -= style.leading
      this.page.drawText(line, { x, y: this.y, size: style.size, font: style.font, color: style.colour })
    }
  }

  private rule(thickness: number): void {
    const [start, end] = [
      { x: SHEET.left, y: this.y },
      { x: SHEET.left + MEASURE, y: this.y },
    ]
    this.page.drawLine({ start, end, thickness, color: this.ink.rule })
  }

  private table({ columns, rows }: Extract<Block, { kind: 'table' }>): void {
    const size = this.body.size - 1.2
    const put = (cells: readonly string[], font: PDFFont): void => {
      this.need(size * 2.1)
      this.y -= size * 1.5
      let x: number = SHEET.left
      columns.forEach((column, index) => {
        const text = cells[index] ?? ''
        const width = column.share * MEASURE
        const shift = column.align === 'right' ? width - 8 - font.widthOfTextAtSize(text, size) : 0
        this.page.drawText(text, { x: x + shift + 3, y: this.y, size, font, color: this.ink.text })
        x += width
      })
      this.y -= size * 0.6
      this.rule(font === this.faces.strong ? 1 : 0.4)
    }
    put(
      columns.map(column => column.title),
      this.faces.strong,
    )
    for (const row of rows) put(row, this.faces.plain)
    this.y -= 10
  }

  private signature({ greeting, name, role }: Extract<Block, { kind: 'signature' }>): void {
    this.need(96)
    this.y -= 8
    this.write(greeting, this.body)
    this.y -= 34
    const x = SHEET.left + 4
    const width = Math.min(190, this.faces.slanted.widthOfTextAtSize(name, 22) + 20)
    this.page.drawText(name, { x, y: this.y + 8, size: 20, font: this.faces.slanted, color: this.ink.accent })
    this.page.drawSvgPath(`M0 0 C${width * 0.3} 7 ${width * 0.6} -8 ${width} 2`, {
      x,
      y: this.y + 2,
      borderColor: this.ink.accent,
      borderWidth: 0.9,
    })
    this.write(role, { ...this.body, colour: this.ink.soft })
  }

  async set(block: Block, embed: (bytes: Buffer) => Promise<(page: PDFPage, y: number) => number>): Promise<void> {
    switch (block.kind) {
      case 'heading':
        this.need(58)
        this.y -= 12
        this.write(block.text, { font: this.faces.strong, size: 12.5, leading: 17, colour: this.ink.accent })
        this.y -= 4
        break
      case 'text':
        this.write(block.text, this.body)
        this.y -= 7
        break
      case 'list':
        for (const [index, item] of block.items.entries()) {
          this.need(this.body.leading)
          const number = {
            x: SHEET.left + 4,
            y: this.y - this.body.leading,
            size: this.body.size,
            font: this.faces.plain,
            color: this.ink.soft,
          }
          this.page.drawText(`${index + 1}.`, number)
          this.write(item, this.body, SHEET.left + 24, MEASURE - 24)
          this.y -= 3
        }
        this.y -= 5
        break
      case 'facts':
        for (const [label, value] of block.rows) {
          this.need(this.body.leading * 1.4)
          this.page.drawText(label, {
            x: SHEET.left,
            y: this.y - this.body.leading,
            size: this.body.size - 0.8,
            font: this.faces.plain,
            color: this.ink.soft,
          })
          this.write(value, { ...this.body, font: this.faces.strong }, SHEET.left + 128, MEASURE - 128)
          this.y -= 3
        }
        this.y -= 7
        break
      case 'table':
        this.table(block)
        break
      case 'signature':
        this.signature(block)
        break
      case 'plate': {
        const draw = await embed(await block.picture())
        this.need(286)
        this.y = draw(this.page, this.y - 4)
        this.write(block.caption, { font: this.faces.slanted, size: 9, leading: 14, colour: this.ink.soft })
        this.y -= 8
      }
    }
  }
}

const colourOf = (hex: string): readonly [number, number, number] =>
  [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as [number, number, number]

export const pdfOf = async (writing: Writing): Promise<Buffer> => {
  const { PDFDocument, StandardFonts, rgb } = await import('pdf-lib')
  const pdf = await PDFDocument.create()
  const period = writing.manner === 'period'
  const [plain, strong, slanted] = period
    ? [StandardFonts.TimesRoman, StandardFonts.TimesRomanBold, StandardFonts.TimesRomanItalic]
    : [StandardFonts.Helvetica, StandardFonts.HelveticaBold, StandardFonts.TimesRomanItalic]
  const faces: Faces = { plain: await pdf.embedFont(plain), strong: await pdf.embedFont(strong), slanted: await pdf.embedFont(slanted) }
  const ink: Ink = {
    text: period ? rgb(0.19, 0.14, 0.11) : rgb(0.11, 0.1, 0.14),
    soft: period ? rgb(0.43, 0.36, 0.3) : rgb(0.42, 0.4, 0.46),
    rule: period ? rgb(0.72, 0.63, 0.5) : rgb(0.84, 0.82, 0.78),
    accent: rgb(...colourOf(writing.letterhead.colour)),
    paper: period ? rgb(0.965, 0.938, 0.875) : rgb(1, 1, 1),
  }
  const turn = (): PDFPage => addPage(pdf, writing, faces, ink, pdf.getPageCount() === 0)
  const press = new Press(turn(), turn, faces, ink, period ? 11.5 : 10.2)
  for (const block of writing.blocks) {
    await press.set(block, async bytes => {
      const image = await pdf.embedJpg(bytes)
      const { width, height } = image.scaleToFit(MEASURE, 262)
      return (page, y) => {
        page.drawImage(image, { x: SHEET.left, y: y - height, width, height })
        return y - height - 4
      }
    })
  }
  numberPages(pdf, writing.title, faces, ink)
  const date = new Date(`${writing.date}T09:00:00Z`)
  pdf.setTitle(writing.title)
  pdf.setAuthor(writing.author)
  pdf.setLanguage(writing.language)
  pdf.setProducer('Vitrine')
  pdf.setCreator('Vitrine')
  pdf.setCreationDate(date)
  pdf.setModificationDate(date)
  return Buffer.from(await pdf.save())
}
