import { request, type Browser, type BrowserContext } from 'playwright'
import { DEMO_LOGIN } from '../product.ts'

/** A desktop window. */
const VIEWPORT = { width: 1280, height: 720 } as const

/** A new browser profile with nothing in its cache. */
export const freshContext = (browser: Browser, url: string): Promise<BrowserContext> =>
  browser.newContext({ baseURL: url, viewport: VIEWPORT, locale: 'en-US' })

/**
 * The same, with a session of its own: tokens where "remember me" keeps them (specification section 3) and the cookie that the server
 * set for them.
 */
export const signedInContext = async (browser: Browser, url: string): Promise<BrowserContext> => {
  const api = await request.newContext({ baseURL: url })
  try {
    const answer = await api.post('/v1/auth/login', { data: DEMO_LOGIN })
    if (!answer.ok()) throw new Error(`Signing in answered ${answer.status()}.`)
    const { token, refreshToken } = (await answer.json()) as { readonly token: string; readonly refreshToken: string }
    const { cookies } = await api.storageState()
    const localStorage = [
      { name: 'authToken', value: token },
      { name: 'refreshToken', value: refreshToken },
    ]
    const storageState = { cookies, origins: [{ origin: url, localStorage }] }
    return await browser.newContext({ baseURL: url, viewport: VIEWPORT, locale: 'en-US', storageState })
  } finally {
    await api.dispose()
  }
}
