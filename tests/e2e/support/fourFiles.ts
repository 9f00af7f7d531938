import type { Page } from '@playwright/test'
import { apiOf } from './calls.ts'
import { expect, makeFolder, upload } from './journey.ts'
import { csv, picture } from './ownFiles.ts'

interface Found {
  readonly total: number
  readonly items: readonly { readonly asset: { readonly id: string; readonly name: string; readonly contentVersion: string } }[]
}

/** Three tables (a, b, c) and a picture (d) in a folder of their own, that can be found. Answers how their names begin, and what the folder is called. */
export const fourFiles = async (page: Page): Promise<{ readonly stem: string; readonly folder: string; readonly assets: Found['items'] }> => {
  const number = Date.now()
  const [stem, folder] = [`kelp${number}`, `Shore ${number}`]
  await makeFolder(page, folder)
  await upload(page, [...['a', 'b', 'c'].map((end) => csv(`${stem}-${end}.csv`, [['kelp'], [end]])), await picture(`${stem}-d.png`, number % 360)])
  const api = await apiOf(page)
  const find = () => api<Found>('POST', '/v1/search/results', { q: `${stem}*`, sort: { by: 'name' }, direction: 'asc', limit: 4 })
  await expect.poll(async () => (await find()).total).toBe(4)
  return { stem, folder, assets: (await find()).items }
}
