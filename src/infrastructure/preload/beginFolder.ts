import type { FolderPlace } from '../../application/folders/folderContents.ts'
import type { AssetSummary } from '../../domain/assets/asset.ts'
import type { Folder } from '../../domain/folders/folder.ts'
import { eventsPath, thumbnailPath } from '../contract/files.ts'
import type { PreloadedCalls, EarlyAnswer } from '../http/preloadedCalls.ts'
import { folderTargets } from './folderTargets.ts'
import type { Holder } from './holderOf.ts'

/** Milliseconds until a call without an answer is given up. */
const TIMEOUT_MS = 30_000

/** Milliseconds until a stream that nobody has taken is closed. */
const UNTAKEN_MS = 10_000

/** What was read of a folder, as far as its static preview needs it. */
export interface FirstRows {
  readonly folders: readonly Folder[]
  readonly assets: readonly AssetSummary[]
  readonly pictureOf: (row: number) => string | undefined
}

const rowsOf = async <Row>(answer: Promise<EarlyAnswer>): Promise<readonly Row[]> => {
  const { ok, text } = await answer
  if (!ok) throw new Error('Nothing was read')
  return (JSON.parse(text) as { readonly items: readonly Row[] }).items
}

/** Begins what the application asks for first when it opens at a folder. Answers what the folder's static preview needs, and fails where that cannot be read. */
export const beginFolder = async (begun: PreloadedCalls, place: FolderPlace, holder: Holder, language: string, streamOrigin: string): Promise<FirstRows> => {
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
  const assets = targets.assets === undefined ? undefined : ask(targets.assets)
  const children = ask(targets.children)
  if (targets.folder !== undefined) ask(targets.folder).catch(() => undefined)
  const [rows, folders] = await Promise.all([assets === undefined ? [] : rowsOf<AssetSummary>(assets), rowsOf<Folder>(children)])
  const pictureOf = (row: number): string | undefined => {
    const asset = rows[row]
    return asset?.thumbnail === 'Ready' ? thumbnailPath(sessionId, asset.id, asset.contentVersion, 320) : undefined
  }
  return { folders, assets: rows, pictureOf }
}
