import { useSelector } from '@xstate/react'
import type { FirstActors } from '../../application/actors.ts'
import { WEB_READY } from '../../application/web-ready/webReadyActors.ts'

interface Undecided {
  readonly count: number
  readonly ask: () => void
}

/** What came into the open folder that is ready for the web, as long as nobody has decided about it, and how one is asked about it. */
export const useUndecided = ({ folder, capabilities }: Pick<FirstActors, 'folder' | 'capabilities'>): Undecided | undefined => {
  const open = useSelector(folder, (snapshot) => snapshot.context.contents?.folder)
  const count = open?.readiness?.undecided ?? 0
  if (open === undefined || open === null || count === 0) return undefined
  const { id, name, type: resourceType } = open
  const ask = async () => (await capabilities.load(WEB_READY)).webReady.send({ type: 'undecided.asked', folder: { kind: 'folder', id, name }, resourceType, count })
  return { count, ask: () => void ask() }
}
