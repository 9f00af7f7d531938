import { hasOutbox } from '../configuration/configuration.ts'
import { LETTERS, MAILS } from '../mail/capability.ts'
import type { Capability } from '../node/capability.ts'
import { passwordLetter } from './passwordLetter.ts'
import { PendingWork } from './PendingWork.ts'
import { accountRoutes } from './routes.ts'

export const accounts: Capability = (node) => {
  node.use(LETTERS).set('password', passwordLetter(node.keys.passwordToken))
  const pending = new PendingWork(node.onError)
  return {
    routes: accountRoutes({ ...node, mails: node.use(MAILS), hasOutbox: hasOutbox(node.configuration), behind: (work) => pending.add(work) }),
    close: () => pending.settle(),
  }
}
