import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rename, rm, stat, symlink } from 'node:fs/promises'
import { createServer, Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answers, DataDirectoryInUse, openDataDirectory, secretOf } from './dataDirectory.ts'

const said: string[] = []
const EMBEDDED = { hasDatabase: true, onLog: (line: string) => void said.push(line) }
const NODE = { ...EMBEDDED, hasDatabase: false }

let folder: string

beforeEach(async () => {
  said.length = 0
  folder = await mkdtemp(join(tmpdir(), 'vitrine-lock-'))
})

afterEach(async () => {
  vi.restoreAllMocks()
  await rm(folder, { recursive: true, force: true })
})

it('belongs to one at a time', async () => {
  const first = await openDataDirectory(join(folder, 'data'), EMBEDDED)
  await expect(openDataDirectory(join(folder, 'data'), EMBEDDED)).rejects.toThrow(DataDirectoryInUse)
  await expect(openDataDirectory(join(folder, '.', 'data'), EMBEDDED)).rejects.toThrow(`process ${process.pid}`)
  await first.release()
  const second = await openDataDirectory(join(folder, 'data'), EMBEDDED)
  await second.release()
})

it('does not mind a server on another directory', async () => {
  const first = await openDataDirectory(join(folder, 'one'), EMBEDDED)
  const second = await openDataDirectory(join(folder, 'two'), EMBEDDED)
  expect(second.path).not.toBe(first.path)
  await Promise.all([first.release(), second.release()])
})

describe.runIf(process.platform === 'linux')('with its database in it', () => {
  /** What a server in another container has there: of its processes and addresses nothing else is seen. */
  const held = async (name: string) => {
    await mkdir(join(folder, name))
    const elsewhere = createServer((socket) => socket.destroy()).listen(join(folder, name, 'server.lock'))
    await once(elsewhere, 'listening')
    return elsewhere
  }

  it('belongs to one at a time also where the other is in another container, and nothing is written there', async () => {
    const elsewhere = await held('data')
    await expect(openDataDirectory(join(folder, 'data'), EMBEDDED)).rejects.toThrow('in another container')
    await expect(openDataDirectory(join(folder, 'data'), EMBEDDED)).rejects.toThrow(DataDirectoryInUse)
    expect(await readdir(join(folder, 'data'))).toEqual(['server.lock'])
    const node = await openDataDirectory(join(folder, 'data'), NODE)
    await node.release()
    await new Promise((closed) => elsewhere.close(closed))
    const after = await openDataDirectory(join(folder, 'data'), EMBEDDED)
    await after.release()
    expect(await readdir(join(folder, 'data'))).toEqual([])
  })

  it('is free after a kill, however long its path is', async () => {
    const data = join(folder, 'data')
    const killed = `require('net').createServer().listen('data/server.lock', () => process.kill(process.pid, 'SIGKILL'))`
    await mkdir(data)
    spawnSync(process.execPath, ['-e', killed], { cwd: folder })
    expect(await readdir(data)).toEqual(['server.lock'])
    const long = join(folder, 'long'.repeat(30))
    await rename(data, long)
    const next = await openDataDirectory(long, EMBEDDED)
    expect((await readdir(long)).toSorted()).toEqual(['server.lock', 'server.pid'])
    await next.release()
    expect(await readdir(long)).toEqual([])
  })

  /** A file system that answers so to whoever wants a socket in it. */
  const withoutSockets = (code: string) => {
    const listen = Reflect.get(Server.prototype, 'listen') as (this: Server, ...given: unknown[]) => Server
    vi.spyOn(Server.prototype, 'listen').mockImplementation(function (this: Server, address: unknown, ...rest) {
      if (!String(address).endsWith('server.lock')) return listen.call(this, address, ...rest)
      queueMicrotask(() => this.emit('error', Object.assign(new Error(`listen ${code}`), { code })))
      return this
    })
  }

  it.each(['EPERM', 'EACCES', 'ENOTSUP', 'EOPNOTSUPP', 'EINVAL'])('is opened where its file system takes no sockets, which is said once: %s', async (code) => {
    withoutSockets(code)
    const opened = await openDataDirectory(join(folder, 'data'), EMBEDDED)
    expect(said).toEqual([expect.stringContaining(`listen ${code}`)])
    await expect(openDataDirectory(join(folder, 'data'), EMBEDDED)).rejects.toThrow(`process ${process.pid}`)
    await opened.release()
    expect(await readdir(join(folder, 'data'))).toEqual([])
  })

  it('is free again when it could not be locked', async () => {
    withoutSockets('EMFILE')
    await expect(openDataDirectory(join(folder, 'data'), EMBEDDED)).rejects.toThrow('listen EMFILE')
    vi.restoreAllMocks()
    const next = await openDataDirectory(join(folder, 'data'), EMBEDDED)
    await next.release()
    expect(said).toEqual([])
  })

  it('is in use where nobody can ask who holds it', async () => {
    expect(await answers(join(folder, 'nothing.lock'))).toBe(false)
    await mkdir(join(folder, 'data'))
    await symlink('server.lock', join(folder, 'data', 'server.lock'))
    await expect(openDataDirectory(join(folder, 'data'), EMBEDDED)).rejects.toThrow(DataDirectoryInUse)
    expect(await readdir(join(folder, 'data'))).toEqual(['server.lock'])
  })
})

it('makes its secret once and for its user alone', async () => {
  const directory = await openDataDirectory(join(folder, 'data'), EMBEDDED)
  const secret = await secretOf(directory)
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
  expect(await secretOf(directory)).toBe(secret)
  expect((await stat(join(directory.path, 'secret'))).mode & 0o777).toBe(0o600)
  await directory.release()
})
