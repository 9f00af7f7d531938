import type { FolderPlace } from '../../application/folders/folderContents.ts'
import type { AssetSummary } from '../../domain/assets/asset.ts'
import { eventsPath, thumbnailPath } from '../contract/files.ts'
import type { PreloadedCalls, EarlyAnswer } from '../http/preloadedCalls.ts'
import { folderTargets } from './folderTargets.ts'
import type { Holder } from './holderOf.ts'

/** Milliseconds until a call without an answer is given up. */
const TIMEOUT_MS = 30_000

/** Milliseconds until a stream that nobody has taken is closed. */
const UNTAKEN_MS = 10_000

/** Square pixels of the window for each picture that comes ahead: about those of a tile. */
const TILE = 44_000

type Assets = { readonly items: readonly Pick<AssetSummary, 'id' | 'contentVersion' | 'thumbnail'>[] }

/** Begins what the application asks for first when it opens at a folder: readings, the stream of events, and pictures as soon as they are known. */
export const beginFolder = (begun: PreloadedCalls, place: FolderPlace, holder: Holder, language: string, streamOrigin: string): void => {
  const { token, organizationId, sessionId } = holder
  const headers = {
    'Accept-Language': language,
    Authorization: `Bearer ${token}`,
    'X-Organization-Id': organizationId,
    'X-Resource-Type': place.resourceType,
  }
  const ask = (target: string): Promise<EarlyAnswer> => {
    const asked = fetch(target, { credentials: 'include', signal: AbortSignal.timeout(TIMEOUT_MS), headers })
    const answer = asked.then(async (response) => ({ ok: response.ok, status: response.status, text: await response.text() }))
    begun.calls.set(target, { headers, answer })
    return answer
  }
  const listen = (): void => {
    const address = `${streamOrigin}${eventsPath(sessionId)}`
    const source = new EventSource(address, { withCredentials: true })
    const received: string[] = []
    const gather = ({ data }: MessageEvent<string>): unknown => received.push(data)
    source.addEventListener('message', gather)
    begun.streams.set(address, { source, received, gather })
    setTimeout(() => {
      if (begun.streams.delete(address)) source.close()
    }, UNTAKEN_MS)
  }
  const targets = folderTargets(place)
  // Before it reads: what changes from now on is told.
  listen()
  const pictures = async (answer: Promise<EarlyAnswer>): Promise<void> => {
    const { ok, text } = await answer
    const { items } = ok ? (JSON.parse(text) as Assets) : { items: [] }
    for (const { id, contentVersion, thumbnail } of items.slice(0, Math.ceil((window.innerWidth * window.innerHeight) / TILE))) {
      if (thumbnail === 'Ready') new Image().src = thumbnailPath(sessionId, id, contentVersion, 320)
    }
  }
  // What cannot be read has no pictures: the application will say why.
  if (targets.assets !== undefined) pictures(ask(targets.assets)).catch(() => undefined)
  ask(targets.children).catch(() => undefined)
  if (targets.folder !== undefined) ask(targets.folder).catch(() => undefined)
}
