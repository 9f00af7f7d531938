import type { Container } from 'inversify'
import type { Root } from 'react-dom/client'
import { waitFor } from 'xstate'
import type { AccountActors, FirstActors } from './application/actors.ts'
import { createShellContainer } from './infrastructure/composition/shell.ts'
import { ShellLife } from './infrastructure/composition/ShellLife.ts'
import { T } from './infrastructure/composition/tokens.ts'
import { startUpdate } from './infrastructure/composition/update.ts'
import { App, createRouter, type Router } from './ui/App.tsx'

const openAccounts = async (container: Container): Promise<AccountActors> => {
  const [{ createAccountsContainer }, login] = await Promise.all([import('./infrastructure/composition/accounts.ts'), container.get(T.EntryActors).loadLogin()])
  return createAccountsContainer(container, login).get(T.AccountActors)
}

/** Milliseconds that the application waits for the place of its address, to be drawn once and with all that is there. */
const FIRST_PLACE_MS = 200

const within = (ms: number, something: Promise<unknown>): Promise<unknown> => Promise.race([something, new Promise((done) => setTimeout(done, ms))])

const routed = (router: Router): Promise<void> =>
  new Promise((done) => {
    const settle = () => {
      if (!router.state.initialized || router.state.navigation.state !== 'idle') return
      leave()
      done()
    }
    const leave = router.subscribe(settle)
    settle()
  })

/** Settles when the router knows what to show, and the folder is there where that is one. */
const placeOpened = async (router: Router, loadShell: () => Promise<FirstActors>): Promise<void> => {
  await routed(router)
  if (router.state.matches.at(-1)?.route.id !== 'folders') return
  const { folder } = await loadShell()
  await waitFor(folder, (snapshot) => !snapshot.matches('unopened') && !snapshot.matches('opening'))
}

interface Start {
  readonly root: Root
  readonly container: Container
  /** Settles when the texts of the first page are there. */
  readonly texts: Promise<unknown>
}

/** The application behind the sign-in, all of it that its first page needs: fetched as one, and not before it is needed. */
export const openApplication = async ({ root, container, texts }: Start): Promise<void> => {
  const session = container.get(T.Session)
  const languages = container.get(T.Languages)
  const actors = container.get(T.EntryActors)
  const shells = new ShellLife(session, async () => {
    const shell = createShellContainer(container)
    const capabilities = shell.get(T.Capabilities)
    return { actors: shell.get(T.FirstActors), events: shell.get(T.EventStream), endCapabilities: () => capabilities.end() }
  })
  let accounts: Promise<AccountActors> | undefined
  const loadAccounts = () => (accounts ??= openAccounts(container))
  // Another language that the account has is there before anything is shown in the old one.
  const loadTexts = async () => {
    await waitFor(actors.preferences, (snapshot) => !snapshot.matches('changingLanguage'))
    await languages.need('app')
  }
  // The router asks for what the address names at once; only what is shown waits for the texts.
  const router = createRouter({ actors, update: startUpdate(), loadShell: () => shells.load(), loadAccounts, loadTexts })
  await Promise.all([texts, within(FIRST_PLACE_MS, placeOpened(router, () => shells.load()))])
  root.render(<App actors={actors} router={router} />)
}
