import { cleanup, screen } from '@testing-library/react'
import * as Result from 'effect/Result'
import { afterEach, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { createAssetEditMachine } from '../../src/application/assets/assetEdit.machine.ts'
import type { AssetDetail } from '../../src/domain/assets/asset.ts'
import { inMemoryEntry, inMemoryPorts, inMemoryShell } from '../../src/infrastructure/composition/inMemoryApplication.ts'
import { InfoPanel } from '../../src/ui/assets/InfoPanel.tsx'
import { ASSET_PAGES } from '../../src/ui/routing/detailTabs.ts'
import { show } from './page.tsx'

afterEach(cleanup)

/** An asset of the sample library, with what a test says of it, as its page shows it. */
const open = async (over: Partial<AssetDetail>) => {
  const ports = inMemoryPorts()
  const { library, folders } = ports.sample
  const [first] = library.assetsIn('RECORDS', folders.photographs.id)
  const asset = Result.getOrThrow(await ports.assets.read('RECORDS', first?.id ?? '', new AbortController().signal))
  const shown = { ...asset, ...over }
  const edit = createActor(createAssetEditMachine({ ...ports, notify: () => undefined }), { input: { asset: shown } }).start()
  show(<InfoPanel pages={ASSET_PAGES} asset={shown} edit={edit} actors={inMemoryShell(ports, inMemoryEntry(ports))} permissions={[]} />)
  await screen.findByText('Size', { selector: 'dt' })
}

const fieldOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent

test('an asset shows its size, dates and repository', async () => {
  await open({
    size: 3_250_586,
    createdAt: '2024-03-09T12:00:00.000Z',
    modifiedAt: '2025-11-21T12:00:00.000Z',
    modifiedBy: 'Ada Berg',
    repository: 'Cold store',
  })
  expect(fieldOf('Size')).toBe('3.1 MB')
  expect(fieldOf('Created')).toBe('03/09/2024 by Ada Berg')
  expect(fieldOf('Last modified')).toBe('11/21/2025 by Ada Berg')
  expect(fieldOf('Repository')).toBe('Cold store')
})

test('an asset names the way to its folder, from its module down, with a slash between', async () => {
  await open({ path: [{ id: 'f1', name: 'Photographs' }, { id: 'f2', name: 'Harbour' }] })
  expect(fieldOf('Folder')).toBe('Records / Photographs / Harbour')
})

test.each([
  [true, 1],
  [false, 0],
])('an asset that is web-ready (%s) says so', async (webReady, times) => {
  await open({ webReady })
  expect(screen.queryAllByText('Web ready')).toHaveLength(times)
})

test.each([
  ['Indexing', ['Indexing']],
  ['Indexed', ['Indexed']],
  ['Failed', ['Indexing failed']],
  ['None', []],
] as const)('an asset says how far its indexing is: %s', async (indexing, words) => {
  await open({ indexing })
  expect(screen.queryAllByText(/^(Indexing|Indexed|Indexing failed|Failed)$/).map(({ textContent }) => textContent)).toEqual(words)
})
