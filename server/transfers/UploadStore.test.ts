import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { UploadStore } from './UploadStore.ts'

const place = await mkdtemp(join(tmpdir(), 'vitrine-uploads-'))
afterAll(() => rm(place, { recursive: true, force: true }))

const put = async (name: string): Promise<void> => {
  await writeFile(join(place, name), 'bytes')
  await writeFile(join(place, `${name}.json`), JSON.stringify({ id: name, size: 5, offset: 5 }))
}

it('knows an upload by its identifier alone, and no other file by any path', async () => {
  await mkdir(join(place, 'uploads/inner'), { recursive: true })
  const id = 'ab'.repeat(16)
  const others = ['outside', `uploads/inner/${id}`, 'uploads/short', `uploads/${'A'.repeat(32)}`, `uploads/${id}0`]
  await Promise.all([`uploads/${id}`, ...others].map(put))
  const store = new UploadStore({ directory: join(place, 'uploads') })
  expect((await store.find(id))?.size).toBe(5)
  for (const asked of ['../outside', `inner/${id}`, `./${id}`, `${id}/../${id}`, 'short', 'A'.repeat(32), `${id}0`, `${id}\n`, ''])
    expect(await store.find(asked), JSON.stringify(asked)).toBeUndefined()
})
