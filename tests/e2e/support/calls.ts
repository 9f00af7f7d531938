import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** Calls of whoever is signed in on a page. */
export const apiOf = async (page: Page) => {
  const token = await page.evaluate(() => sessionStorage.getItem('authToken') ?? '')
  return async <Answer>(method: string, path: string, data?: object, resourceType = 'RECORDS'): Promise<Answer> => {
    const answer = await page.request.fetch(path, { method, headers: { authorization: `Bearer ${token}`, 'x-resource-type': resourceType }, ...(data === undefined ? {} : { data }) })
    expect(answer.status(), await answer.text()).toBeLessThan(300)
    return (await answer.json().catch(() => undefined)) as Answer
  }
}
