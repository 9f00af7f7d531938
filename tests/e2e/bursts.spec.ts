import type { APIRequestContext, Page } from '@playwright/test'
import { expect, HARBOUR, makeFolder, signIn, test } from './support/journey.ts'

const FILES = 200
const AT_A_TIME = 6

/** Somebody else at work: another session, by calls alone. */
const elsewhere = async (request: APIRequestContext) => {
  const login = { email: 'admin@harbour.example', organization: HARBOUR, password: 'Vitrine-demo-1', rememberMe: false }
  const { token } = (await (await request.post('/v1/auth/login', { data: login })).json()) as { readonly token: string }
  const base64 = (text: string) => Buffer.from(text).toString('base64')
  return async (folderId: string, name: string): Promise<void> => {
    const bytes = Buffer.from(`name\n${name}\n`)
    const answer = await request.post('/v1/uploads', {
      headers: {
        authorization: `Bearer ${token}`,
        'x-resource-type': 'RECORDS',
        'tus-resumable': '1.0.0',
        'upload-length': String(bytes.length),
        'upload-metadata': `folderId ${base64(folderId)},filename ${base64(name)}`,
        'content-type': 'application/offset+octet-stream',
      },
      data: bytes,
    })
    expect(answer.status()).toBe(201)
  }
}

/** The readings of the page from now on, by address, and those that came to nothing. */
const readings = (page: Page) => {
  const counts = new Map<string, number>()
  const broken: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (request.method() === 'GET' && /^\/v1\/(assets|folders|usage)/.test(pathname)) counts.set(pathname + search, (counts.get(pathname + search) ?? 0) + 1)
  })
  page.on('requestfailed', (request) => {
    if (request.method() === 'GET' && !request.url().endsWith('/events')) broken.push(request.url())
  })
  return { counts, broken }
}

test('an open folder is read once a second at most while somebody else adds 200 files, and shows them all', { tag: '@full' }, async ({ page, playwright, baseURL }) => {
  await signIn(page, 'publisher@harbour.example')
  await makeFolder(page, `Burst ${Date.now()}`)
  const folderId = page.url().split('/').at(-1) ?? ''
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  const add = await elsewhere(request)
  await add(folderId, 'first.csv')
  await expect(page.getByRole('main').getByText('first.csv')).toBeVisible()
  const { counts, broken } = readings(page)
  const began = Date.now()
  await Promise.all(
    Array.from({ length: AT_A_TIME }, async (_, first) => {
      for (let file = first; file < FILES; file += AT_A_TIME) await add(folderId, `file ${String(file).padStart(4, '0')}.csv`)
    }),
  )
  await expect(page.getByRole('main').getByText(`${FILES + 1} assets`).first()).toBeVisible()
  const seconds = Math.ceil((Date.now() - began) / 1000)
  await request.dispose()
  expect(broken).toEqual([])
  for (const [address, count] of counts) expect(count, `${address} in ${seconds} s`).toBeLessThanOrEqual(seconds + 1)
  expect([...counts.keys()].some((address) => address.includes(folderId))).toBe(true)
})
