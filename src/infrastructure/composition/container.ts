import 'reflect-metadata/lite'
import { Container } from 'inversify'
import { entryModule } from './entry.ts'

/** The application's container: what is there from the first page on. */
export const createContainer = (): Container => {
  const container = new Container()
  container.load(entryModule)
  return container
}
