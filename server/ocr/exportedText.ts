import { missingText } from '../../src/domain/ocr/missingText.ts'
import type { Language } from '../../src/domain/preferences/language.ts'
import { ownPagesOf } from '../page-texts/pageTexts.ts'
import type { ExportedPage } from './pageRows.ts'

const PAGE_END = '\n\f\n'

/** All pages of a file, each in its place: what was read of it; what the file says itself (`ownText`, as far as it is known) where nothing was; or why it has no text. */
export const exportedText = async function* (ownText: string, pages: AsyncIterable<ExportedPage>, language: Language): AsyncGenerator<string> {
  const own = ownPagesOf(ownText)
  let at = 0
  for await (const { page, text, state, isRead } of pages) {
    const said = own[page - 1] ?? ''
    yield `${isRead ? text : said.trim() === '' ? missingText(page, state, language) : said}${PAGE_END}`
    at = page
  }
  for (const said of own.slice(at)) yield `${said}${PAGE_END}`
}
