import 'reflect-metadata/lite'
import { Container } from 'inversify'
import { entryModule } from './entry.ts'

/** The application's container: what is there from the first page on. */
export const createContainer = (): Container => {
  const container = new Container()
  container.load(entryModule)
  return container
}

/** Fetches what lies behind the sign-in. */
export const fetchShell = () => import('./shell.ts')

/** A container for one signed-in user, fetched with the first page behind the sign-in. */
export const createShellContainer = async (parent: Container): Promise<Container> => {
  const { shellModule } = await fetchShell()
  const container = new Container({ parent })
  container.load(shellModule)
  return container
}
