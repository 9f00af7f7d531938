import { afterEach, expect, it, vi } from 'vitest'
import { ServedDeployment } from './ServedDeployment.ts'

const page = (name: string) => `<!doctype html><head><link rel="icon" href="/favicon.svg" />
  <link rel="preload" as="script" crossorigin href="/assets/start-${name}.js" nonce="n${Math.random()}">
  <link rel="stylesheet" crossorigin href="/assets/style-${name}.css"></head>`

const open = (answer: () => Promise<Response>) => {
  vi.stubGlobal('fetch', vi.fn<typeof fetch>(answer))
  const kept = new Map<string, string>()
  const reload = vi.fn<() => void>()
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) }
  const parts = () => ['/favicon.svg', '/assets/start-old.js', '/assets/style-old.css', '/assets/Later-old.js', null]
  return { deployment: new ServedDeployment({ parts, storage, reload }), reload }
}
const { signal } = new AbortController()

afterEach(() => vi.unstubAllGlobals())

it('knows a version by the parts that a page begins with', async () => {
  expect(await open(async () => new Response(page('old'))).deployment.newer(signal)).toBeUndefined()
  expect(await open(async () => new Response(page('new'))).deployment.newer(signal)).toBe('/assets/start-new.js /assets/style-new.css')
})

it('knows of no other version where nobody answers, or somebody else does', async () => {
  expect(await open(async () => Promise.reject(new TypeError('Failed to fetch'))).deployment.newer(signal)).toBeUndefined()
  expect(await open(async () => new Response(page('new'), { status: 503 })).deployment.newer(signal)).toBeUndefined()
  expect(await open(async () => new Response('<p>Sign in to this network</p>')).deployment.newer(signal)).toBeUndefined()
})

it('remembers in the tab what it was loaded anew for', () => {
  const { deployment, reload } = open(async () => new Response(''))
  expect(deployment.reloadedFor()).toBeUndefined()
  deployment.reload('new')
  expect(deployment.reloadedFor()).toBe('new')
  expect(reload).toHaveBeenCalledOnce()
})
