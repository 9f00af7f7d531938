import { expect, it } from 'vitest'
import { ALTO_END, altoBegin, altoPage } from './alto.ts'
import type { OcrPage, OcrWord } from './page.ts'

const word = (text: string, x: number, more: Partial<OcrWord> = {}): OcrWord => ({ text, box: { x, y: 0.1, width: 0.1, height: 0.05 }, confidence: 0.876, line: 0, isCorrected: false, ...more })
const page = (more: Partial<OcrPage> = {}): OcrPage => ({
  page: 1,
  contentVersion: 'v',
  state: 'Read',
  width: 1000,
  height: 400,
  angle: 0,
  language: 'nor',
  words: [word('Fru', 0.1), word('"<Å&B>"\u0000', 0.3, { isCorrected: true }), word('', 0.5)],
  revision: 1,
  reason: null,
  ...more,
})

const altoOf = (name: string, pages: readonly OcrPage[]): string => `${altoBegin(name)}${pages.map(altoPage).join('')}${ALTO_END}`

it('is one document of all pages, each line and word where it stands', () => {
  const alto = altoOf('Brev & bilag.tif', [page(), page({ page: 2, words: [], language: null })])
  expect(alto).toContain('<alto xmlns="http://www.loc.gov/standards/alto/ns-v4#"')
  expect(alto).toContain('<fileName>Brev &amp; bilag.tif</fileName>')
  expect(alto).toContain('<Page ID="page_1" PHYSICAL_IMG_NR="1" WIDTH="1000" HEIGHT="400">')
  expect(alto).toContain('<TextBlock ID="page_1_block" HPOS="100" VPOS="40" WIDTH="300" HEIGHT="20" LANG="no">')
  expect(alto).toContain('<String ID="page_1_line_1_word_1" CONTENT="Fru" HPOS="100" VPOS="40" WIDTH="100" HEIGHT="20" WC="0.88"/><SP/>')
  expect(alto).toContain('<String ID="page_1_line_1_word_2" CONTENT="&quot;&lt;Å&amp;B&gt;&quot;" HPOS="300" VPOS="40" WIDTH="100" HEIGHT="20" WC="1" CS="true"/></TextLine>')
  expect(alto).toContain('<Page ID="page_2" PHYSICAL_IMG_NR="2" WIDTH="1000" HEIGHT="400"><PrintSpace HPOS="0" VPOS="0" WIDTH="1000" HEIGHT="400"></PrintSpace></Page>')
})

it('has a page without anything for one that was not read, of which nothing is known', () => {
  expect(altoOf('a.tif', [page({ page: 4, state: 'Failed', width: 0, height: 0, words: [], language: null, reason: 'DAMAGED' as never })])).toContain('<Layout><Page ID="page_4" PHYSICAL_IMG_NR="4"></Page></Layout>')
})

it('has upright rectangles around words that are turned', () => {
  const alto = altoOf('a.png', [page({ angle: 90, words: [word('Fru', 0.4, { box: { x: 0.4, y: 0.4, width: 0.1, height: 0.1 } })] })])
  // 100 pixels along the line and 40 across, about (450, 180).
  expect(alto).toContain('CONTENT="Fru" HPOS="430" VPOS="130" WIDTH="40" HEIGHT="100"')
  expect(alto).toContain('ROTATION="90"')
})
