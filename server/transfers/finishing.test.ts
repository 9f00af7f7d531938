import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { unsentJobs } from '../../tests/support/server/kernel.ts'
import type { BlobStore } from '../files/BlobStore.ts'
import { newBlobKey } from '../files/blobKey.ts'
import type { Visit } from '../http/route.ts'
import { arriving } from './arriving.ts'
import { UploadStore } from './UploadStore.ts'

/** Milliseconds. */
const IDLE = 200
const ADOPTING = 1_000

let folder: string
let app: FastifyInstance
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-finishing-'))
  app = Fastify({ connectionTimeout: IDLE })
})
afterEach(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

it('an upload that takes long to become an asset is finished once, whoever asks for it meanwhile, and no connection is cut off over it', async () => {
  const id = newBlobKey()
  await writeFile(join(folder, id), 'text')
  await writeFile(join(folder, `${id}.json`), JSON.stringify({ id, size: 4, offset: 0, metadata: { filename: 'a.txt', folderId: 'f', type: 'RECORDS' } }))
  const uploads = new UploadStore({ directory: folder })
  let adopted = 0
  const blobs = {
    adopt: async () => {
      adopted += 1
      await pause(ADOPTING)
      // As where the database is away at the end: whoever sent it may ask again.
      throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
    },
  } as unknown as BlobStore
  const { finishAgain } = arriving({ blobs, jobs: unsentJobs, uploads })
  app.patch('/', async (_request, reply) => {
    const upload = await uploads.find(id)
    if (upload !== undefined) await finishAgain({ viewer: {} } as Visit, upload, reply)
    return reply
  })
  const url = await app.listen({ port: 0 })
  const ask = async (): Promise<number | string> => fetch(url, { method: 'PATCH' }).then(({ status }) => status, (error: Error) => error.message)
  const first = ask()
  await pause(ADOPTING / 2)
  expect(await Promise.all([first, ask()])).toEqual([503, 503])
  expect(adopted).toBe(1)
  expect(await ask()).toBe(503)
  expect(adopted).toBe(2)
})
