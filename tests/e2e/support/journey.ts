import { test as base, expect, type Locator, type Page } from '@playwright/test'
import type { OwnFile } from './ownFiles.ts'

const PASSWORD = 'Vitrine-demo-1'

export const HARBOUR = 'Harbour Museum'

/** Until a worker is done with a file: it gives way to whatever else the machine is at, other journeys' browsers among it. */
export const READING = { timeout: 150_000 }

/** Has files come without having been recognized, as where there can be no worker. */
const withoutRecognition = (): void => {
  const Own = Worker
  globalThis.Worker = class extends Own {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options)
      if (String(address).includes('checksum')) queueMicrotask(() => this.dispatchEvent(new Event('error')))
    }
  }
}

interface Journey {
  /** Whether uploads find out that the same file is there already. Most journeys send the same few files again and again. */
  readonly recognizesFiles: boolean
  /** Fails the test at its end when a page broke its content security policy or threw an error. */
  readonly quiet: undefined
}

/** A browser page whose every error counts. */
export const test = base.extend<Journey>({
  recognizesFiles: [false, { option: true }],
  quiet: [
    async ({ context, recognizesFiles }, use) => {
      if (!recognizesFiles) await context.addInitScript(withoutRecognition)
      const faults: string[] = []
      context.on('weberror', (error) => faults.push(error.error().message))
      context.on('console', (message) => {
        if (/content security policy/i.test(message.text())) faults.push(message.text())
      })
      await use(undefined)
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

export const fillSignIn = async (page: Page, email: string, organization = HARBOUR): Promise<void> => {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Organization').fill(organization)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
}

/** Whoever may see it comes to the home page first. */
export const expectHome = (page: Page) => expect(page.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), / })).toBeVisible()

/** Most journeys begin in the library. */
export const openRecords = async (page: Page): Promise<void> => {
  await page.goto('/records/folders')
  await expect(page.getByRole('heading', { level: 1, name: 'Records' })).toBeVisible()
}

/** Signs in as people do, and leaves home for the library. */
export const signInByForm = async (page: Page, email: string, organization = HARBOUR): Promise<void> => {
  await page.goto('/login')
  await fillSignIn(page, email, organization)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expectHome(page)
  await openRecords(page)
}

/** Signs in before the application is opened: the form, which takes long, has journeys of its own. */
export const signIn = async (page: Page, email: string, organization = HARBOUR, password = PASSWORD): Promise<void> => {
  const answer = await page.request.post('/v1/auth/login', { data: { email, organization, password, rememberMe: false } })
  const { token, refreshToken } = (await answer.json()) as { readonly token: string; readonly refreshToken: string }
  // Any address of the server has its storage; this one is small.
  await page.goto('/site.webmanifest')
  await page.evaluate((tokens) => tokens.forEach(([name, value]) => sessionStorage.setItem(name, value)), [
    ['authToken', token],
    ['refreshToken', refreshToken],
  ] as const)
  await openRecords(page)
}

/** The link of a folder, among many if it must be. */
export const folderLink = async (page: Page, name: string): Promise<Locator> => {
  const folders = page.getByRole('region', { name: 'Folders' })
  const [made, all] = [folders.getByRole('link', { name, exact: true }), folders.getByRole('button', { name: /^Show all/ })]
  await expect(made.or(all).first()).toBeVisible()
  if (!(await made.isVisible())) await all.click()
  return made
}

/** By the key: where other journeys make folders as well, a card moves between the press of the mouse and its release. */
export const openFolder = async (page: Page, name: string): Promise<void> => (await folderLink(page, name)).press('Enter')

/** A folder of its own for each journey, so that they do not meet. */
export const makeFolder = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('main').getByRole('button', { name: 'New folder' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'New folder' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'New folder' }).click()
  await expect(dialog).toBeHidden()
  await openFolder(page, name)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

export const upload = async (page: Page, files: readonly OwnFile[]): Promise<void> => {
  await page.getByRole('main').locator('input[type=file]').first().setInputFiles([...files])
}

/** Where files on their way are shown. */
export const transfers = (page: Page): Locator => page.locator('[aria-label="Transfers"]')

/** What takes back that of which a notice tells; the transfers may offer the same. A notice stays while the pointer is on it. */
export const undoOf = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('status').locator('> div').filter({ hasText: text }).getByRole('button', { name: 'Undo', exact: true })

/** A file on its way, by its name. */
export const transfer = (page: Page, name: string): Locator => transfers(page).getByRole('listitem').filter({ has: page.getByTitle(name, { exact: true }) })

/** A tile or row of the open folder, by the name of its file. */
export const item = (page: Page, name: string): Locator => page.getByRole('grid').locator('[data-place]').filter({ has: page.getByTitle(name, { exact: true }) })

/** Opens an asset from its folder. */
export const openItem = async (page: Page, name: string): Promise<void> => {
  await item(page, name).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** Presses Tab until something has the focus. */
export const tabTo = async (page: Page, wanted: Locator): Promise<void> => {
  for (let step = 0; step < 60; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement).catch(() => false)) return
    await page.keyboard.press('Tab')
  }
  await expect(wanted).toBeFocused()
}
