import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { exportedText } from './exportedText.ts'
import type { ExportedPage } from './pageRows.ts'

const page = (number: number, more: Partial<ExportedPage> = {}): ExportedPage => ({ page: number, text: '', state: 'Waiting', isRead: false, ...more })
const inTurn = async function* (pages: readonly ExportedPage[]): AsyncGenerator<ExportedPage> {
  yield* pages
}
const pagesOf = async (ownText: string, ...pages: readonly ExportedPage[]): Promise<readonly string[]> => (await text(Readable.from(exportedText(ownText, inTurn(pages), 'en-US')))).split('\n\f\n').slice(0, -1)

const PAGES = [page(1, { state: 'Read', isRead: true, text: 'Haabet' }), page(2, { state: 'HasText' }), page(3, { state: 'Failed' }), page(4), page(5, { state: 'Read', isRead: true })]

it('has each page in its place, and says of one without text why it has none', async () => {
  expect(await pagesOf('', ...PAGES)).toEqual([
    'Haabet',
    '[Page 2: its text stands in the file itself]',
    '[Page 3 could not be read]',
    '[Page 4 has not been read yet]',
    '',
  ])
})

it('has what the file says itself where nothing was read, also behind that', async () => {
  expect(await pagesOf('scan\fits own\f\f\f\fthe last\f', ...PAGES)).toEqual(['Haabet', 'its own', '[Page 3 could not be read]', '[Page 4 has not been read yet]', '', 'the last'])
})
