import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, request, type Browser, type BrowserContext } from 'playwright'
import { CHROMIUM_ARGS, findChromium } from '../../support/chromium.ts'
import { DEMO_LOGIN } from '../product.ts'

/** A desktop window. */
const VIEWPORT = { width: 1280, height: 720 } as const

/** A new browser profile with nothing in its cache. */
export const freshContext = (browser: Browser, url: string): Promise<BrowserContext> =>
  browser.newContext({ baseURL: url, viewport: VIEWPORT, locale: 'en-US' })

interface SignedIn {
  readonly cookies: Awaited<ReturnType<BrowserContext['cookies']>>
  readonly localStorage: readonly { readonly name: string; readonly value: string }[]
}

/** A session of its own: tokens where "remember me" keeps them (specification section 3) and the cookie that the server set for them. */
const signIn = async (url: string): Promise<SignedIn> => {
  const api = await request.newContext({ baseURL: url })
  try {
    const answer = await api.post('/v1/auth/login', { data: DEMO_LOGIN })
    if (!answer.ok()) throw new Error(`Signing in answered ${answer.status()}.`)
    const { token, refreshToken } = (await answer.json()) as { readonly token: string; readonly refreshToken: string }
    const { cookies } = await api.storageState()
    return {
      cookies,
      localStorage: [
        { name: 'authToken', value: token },
        { name: 'refreshToken', value: refreshToken },
      ],
    }
  } finally {
    await api.dispose()
  }
}

/** The same, signed in. */
export const signedInContext = async (browser: Browser, url: string): Promise<BrowserContext> => {
  const { cookies, localStorage } = await signIn(url)
  const storageState = { cookies, origins: [{ origin: url, localStorage: [...localStorage] }] }
  return browser.newContext({ baseURL: url, viewport: VIEWPORT, locale: 'en-US', storageState })
}

/** A new browser with a profile on the disk, as people have it: only such a one keeps compiled scripts. Goes with its context. */
export const keptProfile = async (url: string): Promise<BrowserContext> => {
  const directory = await mkdtemp(join(tmpdir(), 'vitrine-bench-profile-'))
  const context = await chromium.launchPersistentContext(directory, { executablePath: findChromium(), args: CHROMIUM_ARGS, baseURL: url, viewport: VIEWPORT, locale: 'en-US' })
  context.once('close', () => void rm(directory, { recursive: true, force: true }))
  return context
}

/** The same, signed in. */
export const signedInProfile = async (url: string): Promise<BrowserContext> => {
  const { cookies, localStorage } = await signIn(url)
  const context = await keptProfile(url)
  await context.addCookies(cookies)
  const page = await context.newPage()
  await page.goto('/favicon.svg')
  await page.evaluate((items) => {
    for (const { name, value } of items) window.localStorage.setItem(name, value)
  }, localStorage)
  await page.close()
  return context
}
