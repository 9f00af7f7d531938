import type { Container } from 'inversify'
import type { Root } from 'react-dom/client'
import type { AccountActors } from './application/actors.ts'
import { createShellContainer } from './infrastructure/composition/shell.ts'
import { ShellLife } from './infrastructure/composition/ShellLife.ts'
import { T } from './infrastructure/composition/tokens.ts'
import { App, createRouter } from './ui/App.tsx'

const openAccounts = async (container: Container): Promise<AccountActors> => {
  const { createAccountsContainer } = await import('./infrastructure/composition/accounts.ts')
  return createAccountsContainer(container).get(T.AccountActors)
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
    return { actors: shell.get(T.FirstActors), events: shell.get(T.EventStream) }
  })
  let accounts: Promise<AccountActors> | undefined
  const loadAccounts = () => (accounts ??= openAccounts(container))
  // The router asks for what the address names at once; only what is shown waits for the texts.
  const router = createRouter({ actors, loadShell: () => shells.load(), loadAccounts, loadTexts: () => languages.need('app') })
  await texts
  root.render(<App actors={actors} router={router} />)
}
