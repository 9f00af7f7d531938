import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { texts } from '../../.storybook/texts.ts'
import { UNOPENED } from '../../src/application/metadata-import/importContext.ts'
import { type ImportSettings, type MetadataImport, NO_COUNTS } from '../../src/domain/metadata-import/metadataImport.ts'
import type { Language } from '../../src/domain/preferences/language.ts'
import { savedAttribute, savedTemplate } from '../../src/domain/templates/template.fixture.ts'
import { ColumnMatches } from '../../src/ui/metadata-import/ColumnMatches.tsx'
import { ImportFindings } from '../../src/ui/metadata-import/ImportFindings.tsx'
import { drawsLists } from './browser.ts'
import { show } from './page.tsx'

drawsLists()
afterEach(async () => {
  await texts.changeLanguage('en-US')
})

const WIDTH = savedAttribute('Width', { type: 'number', unit: 'cm' })
const template = savedTemplate({ attributes: [WIDTH] })

const settings: ImportSettings = { columns: [{ key: 'id' }, { attributeId: WIDTH.id }], language: 'en-US', blanks: 'leave', folderId: null }

const found: MetadataImport = {
  id: 'i', type: 'ARCHIVES', templateId: template.id, name: 'plates.csv', heads: ['ID', 'Width'], sample: [['1', '18'], ['2', '18,0']], lines: 2, settings, step: 'planned', state: 'idle',
  failure: null, done: 2, counts: { ...NO_COUNTS, lines: 2, found: 2, added: 1, refused: 2 }, createdAt: '2026-11-25T10:00:00.000Z',
  refused: [
    { line: 2, attributeId: WIDTH.id, text: '18,0', why: { code: 'VALIDATION_FAILED', problem: { code: 'notNumber' } } },
    { line: 3, attributeId: WIDTH.id, text: 'broad', why: { code: 'VALIDATION_FAILED', problem: { code: 'notNumber' } } },
  ],
}

const Matching = () => {
  const [own, setOwn] = useState(settings)
  const context = { ...UNOPENED, which: { resourceType: 'ARCHIVES', importId: 'i' }, template, found, settings: own } as const
  return <ColumnMatches context={context} onChange={(change) => setOwn({ ...own, ...change })} />
}

it.each<[Language, string]>([
  ['en-US', 'It can be read where the language of the file is Norsk or Español.'],
  ['no', 'Det kan leses hvis språket i filen er Norsk eller Español.'],
  ['es', 'Se puede leer si el idioma del archivo es Norsk o Español.'],
])('%s: a refused number tells in which language of the file it is one, and what is none anywhere does not', async (language, text) => {
  await texts.changeLanguage(language)
  show(<ImportFindings found={found} template={template} refusedAddress="#" />)
  expect(screen.getByText('18,0').closest('li')?.textContent).toContain(text)
  expect(screen.getByText('broad').closest('li')?.textContent).not.toContain('Norsk')
})

it('before it is tried the choice of the language says so, until it is chosen', async () => {
  show(<Matching />)
  const reason = '“18,0” cannot be read in this language. It can where the language is Norsk or Español.'
  expect(screen.getByText(reason)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: /^Language of the file/ }))
  fireEvent.click(await screen.findByRole('option', { name: 'Norsk' }))
  expect(screen.queryByText(reason)).toBeNull()
})
