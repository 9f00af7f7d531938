import { PassThrough, Readable } from 'node:stream'
import { ERRORS, MemoryLocker, Server, TUS_RESUMABLE } from '@tus/server'
import type { FastifyRequest } from 'fastify'
import type { ServerCode } from '../../src/domain/failures/codes.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { receivingFailure } from './receive.ts'
import type { Upload, UploadStore } from './UploadStore.ts'

/** What happens around one request of the protocol. */
export interface Steps {
  /** The upload that the request makes, and what is kept with it. */
  readonly creation?: { readonly uploadId: string; readonly details: Readonly<Record<string, string>> }
  /** Once all bytes are here. */
  readonly finish: (upload: Upload) => Promise<void>
}

interface Outcome {
  readonly response: Response
  /** Why the protocol refused the request. */
  readonly failure: Failure<ServerCode> | undefined
}

interface Exchange {
  readonly steps: Steps
  failure?: Failure<ServerCode>
}

const FORWARDED = ['tus-resumable', 'upload-length', 'upload-offset', 'upload-metadata', 'content-type', 'content-length'] as const

/** The protocol's own refusals by their status; what is not listed is a defect. */
const REFUSALS: Readonly<Record<number, Failure<ServerCode>>> = {
  400: { code: 'VALIDATION_FAILED', fields: {} },
  403: { code: 'VALIDATION_FAILED', fields: {} },
  404: { code: 'UPLOAD_NOT_FOUND' },
  409: { code: 'STALE_EDIT' },
  410: { code: 'UPLOAD_NOT_FOUND' },
  413: { code: 'FILE_TOO_LARGE' },
}

/** Milliseconds that what sends an upload's bytes may go on when another request comes for it, and that this one waits at most. */
const LOCK_DRAIN = 200
const LOCK_WAIT = 1000

const failureOf = (error: unknown): Failure<ServerCode> | undefined => {
  if (error === ERRORS.ABORTED || error === ERRORS.ERR_LOCK_TIMEOUT) return { code: 'STALE_EDIT' }
  const status = typeof error === 'object' && error !== null && 'status_code' in error ? Number(error.status_code) : Number.NaN
  return REFUSALS[status] ?? receivingFailure(error)
}

const asWeb = (request: FastifyRequest, body: Readable | undefined): Request => {
  const headers = FORWARDED.flatMap((name) => {
    const value = request.headers[name]
    return typeof value === 'string' ? [[name, value] as [string, string]] : []
  })
  const sent = body === undefined ? {} : { body: Readable.toWeb(body) as ReadableStream, duplex: 'half' as const }
  return new Request(new URL(request.url, 'http://vitrine'), { method: request.method, headers, ...sent })
}

/** Whether a request brings all the bytes of the upload that it announces. */
export const bringsWhole = ({ headers }: FastifyRequest, size: number): boolean =>
  headers['tus-resumable'] === TUS_RESUMABLE && headers['content-type'] === 'application/offset+octet-stream' && headers['content-length'] === String(size)

/** What a request brings, apart from its connection: what is not taken can be let go, so that its answer is read. */
const bodyOf = ({ method, raw }: FastifyRequest): PassThrough | undefined => {
  if (method !== 'POST' && method !== 'PATCH') return undefined
  const body = new PassThrough()
  // Nobody may listen any more when it breaks off late.
  body.on('error', () => undefined)
  raw.once('error', (error) => body.destroy(error))
  raw.once('close', () => {
    if (!raw.complete) body.destroy(new Error('The connection was lost'))
  })
  return raw.pipe(body)
}

/** The tus protocol (resumable uploads) over an {@link UploadStore}, one call per request. */
export class TusProtocol {
  readonly #server: Server
  readonly #exchanges = new WeakMap<object, Exchange>()

  constructor(path: string, store: UploadStore) {
    this.#server = new Server({
      path,
      datastore: store,
      relativeLocation: true,
      locker: new MemoryLocker({ acquireLockTimeout: LOCK_WAIT }),
      lockDrainTimeout: LOCK_DRAIN,
      namingFunction: (request) => this.#creation(request).uploadId,
      onUploadCreate: async (request) => ({ metadata: this.#creation(request).details }),
      onUploadFinish: async (request, upload) => {
        await this.#exchange(request).steps.finish(upload)
        return {}
      },
      onResponseError: (request, error) => {
        const exchange = this.#exchange(request)
        const failure = failureOf(error)
        if (failure === undefined) throw error
        exchange.failure = failure
        return undefined
      },
    })
  }

  async answer(request: FastifyRequest, steps: Steps): Promise<Outcome> {
    const body = bodyOf(request)
    const web = asWeb(request, body)
    const exchange: Exchange = { steps }
    this.#exchanges.set(web, exchange)
    const response = await this.#server.handleWeb(web)
    if (body !== undefined) request.raw.unpipe(body).resume()
    const refused = response.ok ? undefined : (REFUSALS[response.status] ?? REFUSALS[400])
    return { response, failure: exchange.failure ?? refused }
  }

  #creation(request: object): NonNullable<Steps['creation']> {
    const { creation } = this.#exchange(request).steps
    if (creation === undefined) throw new Error('An upload made by a request that announced none')
    return creation
  }

  #exchange(request: object): Exchange {
    const exchange = this.#exchanges.get(request)
    if (exchange === undefined) throw new Error('A request that did not come through this protocol')
    return exchange
  }
}
