import type { Capability } from '../node/capability.ts'
import { OPTION_LISTENERS, type OptionListener } from './optionListeners.ts'
import { optionRoutes } from './optionRoutes.ts'
import { templateRoutes } from './routes.ts'

export const templates: Capability = (node) => {
  const listeners: OptionListener[] = []
  node.offer(OPTION_LISTENERS, listeners)
  return { routes: [...templateRoutes, ...optionRoutes(listeners)] }
}
