import type { FolderPlace } from '../../application/library/folderContents.ts'
import { eventsPath, thumbnailPath } from '../http/contract/files.ts'
import type { Begun, EarlyAnswer } from './Begun.ts'
import { folderTargets } from './folderTargets.ts'
import type { Holder } from './holderOf.ts'

/** Milliseconds until a call without an answer is given up. */
const PATIENCE_MS = 30_000

/** Milliseconds until a stream that nobody has taken is closed. */
const UNTAKEN_MS = 10_000

/** Pictures that are on every screen where no more folders than these stand above them. */
const PICTURES = 12
const FOLDERS_ABOVE = 8

interface Rows {
  readonly items?: readonly { readonly id: string; readonly contentVersion?: string; readonly thumbnail?: string }[]
}

const rowsOf = async (answer: Promise<EarlyAnswer>) => {
  const { ok, text } = await answer
  return ok ? ((JSON.parse(text) as Rows).items ?? []) : []
}

/** Begins what the application asks for first when it opens at a folder, and the pictures that are seen first. */
export const beginFolder = (begun: Begun, place: FolderPlace, holder: Holder, language: string, streamOrigin: string): void => {
  const { token, organizationId, sessionId } = holder
  const headers = {
    'Accept-Language': language,
    Authorization: `Bearer ${token}`,
    'X-Organization-Id': organizationId,
    'X-Resource-Type': place.resourceType,
  }
  const ask = (target: string): Promise<EarlyAnswer> => {
    const asked = fetch(target, { credentials: 'include', signal: AbortSignal.timeout(PATIENCE_MS), headers })
    const answer = asked.then(async (response) => ({ ok: response.ok, status: response.status, text: await response.text() }))
    begun.calls.set(target, { headers, answer })
    return answer
  }
  const listen = (): void => {
    const address = `${streamOrigin}${eventsPath(sessionId)}`
    const source = new EventSource(address, { withCredentials: true })
    const told: string[] = []
    const gather = ({ data }: MessageEvent<string>): unknown => told.push(data)
    source.addEventListener('message', gather)
    begun.streams.set(address, { source, told, gather })
    setTimeout(() => {
      if (begun.streams.delete(address)) source.close()
    }, UNTAKEN_MS)
  }
  const showPictures = async (assets: Promise<EarlyAnswer>, children: Promise<EarlyAnswer>): Promise<void> => {
    const [rows, above] = await Promise.all([rowsOf(assets), rowsOf(children)])
    if (above.length > FOLDERS_ABOVE) return
    for (const { id, contentVersion, thumbnail } of rows.slice(0, PICTURES)) {
      if (thumbnail === 'Ready' && contentVersion !== undefined) new Image().src = thumbnailPath(sessionId, id, contentVersion, 320)
    }
  }

  const targets = folderTargets(place)
  // Before it reads: what changes from now on is told.
  listen()
  const assets = targets.assets === undefined ? undefined : ask(targets.assets)
  const children = ask(targets.children)
  if (targets.folder !== undefined) ask(targets.folder).catch(() => undefined)
  // Whoever takes a call hears of what it came to.
  if (assets !== undefined) showPictures(assets, children).catch(() => undefined)
  else children.catch(() => undefined)
}
