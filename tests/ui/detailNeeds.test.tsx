import { expect, test } from 'vitest'
import type { Capability } from '../../src/application/capabilities/capability.ts'
import { inMemoryEntry, inMemoryPorts, inMemoryShell } from '../../src/infrastructure/composition/inMemoryApplication.ts'
import { DETAIL_SCREENS } from '../../src/ui/routing/detailScreens.tsx'

/** The names of the capabilities that are made for whoever goes to an address. */
const madeFor = async (screen: 'assetDetail' | 'folderDetail', params: Readonly<Record<string, string>>): Promise<readonly string[]> => {
  const ports = inMemoryPorts()
  const shell = inMemoryShell(ports, inMemoryEntry(ports))
  const made = new Set<string>()
  const load = (key: Capability<object>) => {
    made.add(key.name)
    return shell.capabilities.load(key)
  }
  const first = { ...shell, capabilities: { ...shell.capabilities, load: load as typeof shell.capabilities.load } }
  await DETAIL_SCREENS[screen]?.arrive(first, { request: { url: 'https://vitrine.example/' }, params: { resourceType: 'records', ...params } })
  return [...made]
}

/** What its other tabs and a download need. */
const ELSEWHERE = ['activity', 'versions', 'metadata', 'embedded-metadata', 'transfers']

test('whoever opens an asset waits for nothing that only its other tabs or a download need', async () => {
  expect((await madeFor('assetDetail', { assetId: 'a1', '*': 'details' })).filter((name) => ELSEWHERE.includes(name))).toEqual([])
})

test('whoever opens a folder waits for nothing that only its history needs', async () => {
  expect(await madeFor('folderDetail', { folderId: 'f1', '*': 'details' })).not.toContain('activity')
})

test.each([
  ['history', ['activity', 'versions']],
  ['metadata', ['metadata', 'embedded-metadata']],
])('whoever goes to the tab %s finds its machines made', async (tab, needed) => {
  expect(await madeFor('assetDetail', { assetId: 'a1', '*': tab })).toEqual(expect.arrayContaining(needed))
})
