import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { derivedKey, type BlobStore } from './BlobStore.ts'
import { newBlobKey } from './blobKey.ts'

const text = 'The harbour in winter'

const files = async (folder: string): Promise<number> => (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) => one.isFile()).length

const HOUR = 60 * 60_000

/** What every place for blobs must do; each adapter's test runs it. */
export const holdsToTheBlobStoreContract = (
  name: string,
  open: (folder: string) => BlobStore,
  /** Leaves of a derived blob what a killed put would. */
  halfWritten: (folder: string, key: string) => Promise<void>,
): void => {
  describe(name, () => {
    let folder: string
    let store: BlobStore
    let source: string

    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'vitrine-blobs-'))
      store = open(join(folder, 'store'))
      source = join(folder, 'source')
      await writeFile(source, text)
    })
    afterEach(() => rm(folder, { recursive: true, force: true }))

    it('keeps a file byte for byte, whatever becomes of its source', async () => {
      const key = newBlobKey()
      await store.adopt(key, source)
      await rm(source)
      expect((await store.bytes(key)).toString()).toBe(text)
      expect(await store.size(key)).toBe(text.length)
    })

    it('reads ranges with both ends included', async () => {
      const key = newBlobKey()
      await store.adopt(key, source)
      expect((await buffer(store.read(key, { first: 4, last: 10 }))).toString()).toBe('harbour')
    })

    it('refuses to put a second file under a taken key', async () => {
      const key = newBlobKey()
      await store.adopt(key, source)
      await expect(store.adopt(key, source)).rejects.toThrow()
    })

    it('replaces what is derived', async () => {
      const key = derivedKey(newBlobKey(), '320')
      await store.put(key, Buffer.from('first'))
      await store.put(key, Buffer.from('second'))
      expect((await store.bytes(key)).toString()).toBe('second')
    })

    it('knows no size of what is not there', async () => {
      expect(await store.size(newBlobKey())).toBeUndefined()
    })

    it('removes an original with all that was derived from it, and again', async () => {
      const key = newBlobKey()
      await store.adopt(key, source)
      await store.put(derivedKey(key, '960'), Buffer.from('small'))
      await store.remove(key)
      await store.remove(key)
      expect([await store.size(key), await store.size(derivedKey(key, '960'))]).toEqual([undefined, undefined])
    })

    it('lists originals only', async () => {
      const key = newBlobKey()
      await store.adopt(key, source)
      await store.put(derivedKey(key, '320'), Buffer.from('small'))
      const keys: string[] = []
      for await (const blob of store.originals()) keys.push(blob.key)
      expect(keys).toEqual([key])
    })

    it('sweeps away, once it is old enough, what was derived from no file that is there, and what a kill left half-written', async () => {
      const [key, gone] = [newBlobKey(), newBlobKey()]
      await store.adopt(key, source)
      const [kept, orphan] = [derivedKey(key, '320'), derivedKey(gone, '320')]
      for (const one of [kept, orphan]) await store.put(one, Buffer.from('small'))
      await halfWritten(join(folder, 'store'), kept)
      const sizes = async () => [await store.size(key), await store.size(kept), await store.size(orphan)]
      await store.sweepDerived(new Date(Date.now() - HOUR))
      expect([await sizes(), await files(join(folder, 'store'))]).toEqual([[text.length, 5, 5], 4])
      await store.sweepDerived(new Date(Date.now() + HOUR))
      expect([await sizes(), await files(join(folder, 'store'))]).toEqual([[text.length, 5, undefined], 2])
    })

    it.each(['../../etc/passwd', 'ab', `${'a'.repeat(32)}/x`, 'A'.repeat(32), `${'a'.repeat(32)}.../x`])(
      'takes no key that was not made by it: %s',
      async (key) => {
        await expect(store.put(key, Buffer.from('x'))).rejects.toThrow('Not a blob key')
      },
    )
  })
}
