import type { Result } from 'effect/Result'
import { fromCallback } from 'xstate'
import type { MetadataImport } from '../../domain/metadata-import/metadataImport.ts'
import { hasFailed } from '../failures/outcome.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import type { ImportReadFailure, ImportRef, MetadataImportGateway } from './MetadataImportGateway.ts'

/** How an import stands, or why that could not be read. */
export interface ImportRead {
  readonly type: 'import.read'
  readonly answer: Result<MetadataImport, ImportReadFailure>
}

/** Milliseconds between two readings while it goes on, and while the server cannot be reached. */
const PAUSE_MS = 400
const AGAIN_MS = 3000

const NEWS: readonly string[] = ['metadataImport.changed', 'bulkOperation.changed', 'stream.reopened']

/** Reads an import at once, and whenever one of the person's own jobs came further; without a connection it is tried again by itself. */
export const followingImport = ({ metadataImports, events }: { readonly metadataImports: Pick<MetadataImportGateway, 'read'>; readonly events: EventStream }) =>
  fromCallback<{ type: 'none' }, ImportRef, ImportRead>(({ sendBack, input }) => {
    const over = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let [isReading, isStale] = [false, false]
    const later = (ms: number): void => {
      timer ??= setTimeout(() => void read(), ms)
    }
    const read = async (): Promise<void> => {
      timer = undefined
      ;[isReading, isStale] = [true, false]
      const answer = await metadataImports.read(input, over.signal)
      isReading = false
      if (over.signal.aborted) return
      sendBack({ type: 'import.read', answer })
      if (hasFailed(answer)) later(AGAIN_MS)
      else if (isStale as boolean) later(PAUSE_MS)
    }
    const leave = events.subscribe(({ kind }) => {
      if (!NEWS.includes(kind)) return
      if (isReading) isStale = true
      else later(PAUSE_MS)
    })
    void read()
    return () => {
      over.abort()
      clearTimeout(timer)
      leave()
    }
  })
