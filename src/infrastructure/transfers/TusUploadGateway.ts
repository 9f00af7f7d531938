import * as Result from 'effect/Result'
import type { Upload, UploadOptions } from 'tus-js-client'
import type { Credentials } from '../../application/session/Credentials.ts'
import type {
  Destination,
  PlannedFile,
  Receipt,
  SendFailure,
  Sending,
  SendingProgress,
  UploadGateway,
} from '../../application/uploads/UploadGateway.ts'
import { planUploads, UPLOADS_PATH } from './contract.ts'
import type { HttpClient } from '../http/HttpClient.ts'
import { receiptOf, refusalOf } from './tusAnswers.ts'

/** Files up to this size travel within the call that announces them; larger ones after it, so that they can be gone on with. Bytes. */
const IN_ONE_CALL = 4 * 1024 * 1024

/** Sends a file that travels in one call as it is: before a browser cuts one it looks at the disk, for a millisecond. */
const readerOf = (file: Blob): NonNullable<UploadOptions['fileReader']> => ({
  openFile: async () => ({
    size: file.size,
    slice: async (start, end) => ({ value: start === 0 && end >= file.size ? file : file.slice(start, end), done: end >= file.size }),
    close: () => undefined,
  }),
})

type Outcome = Result.Result<Receipt, SendFailure>

/** The protocol's client, as far as it is used here. */
interface Tus {
  readonly Upload: typeof Upload
}

/** Resumable uploads by the tus protocol. Its client is loaded with the first file. */
export class TusUploadGateway implements UploadGateway {
  readonly #http: HttpClient
  readonly #credentials: Credentials
  readonly #base: string
  readonly #loadTus: () => Promise<Tus>

  constructor(http: HttpClient, credentials: Credentials, base = '', loadTus: () => Promise<Tus> = () => import('tus-js-client')) {
    this.#http = http
    this.#credentials = credentials
    this.#base = base
    this.#loadTus = loadTus
  }

  async plan({ type: resourceType, folderId }: Destination, files: readonly PlannedFile[], signal: AbortSignal) {
    const planned = await this.#http.query(planUploads, { body: { folderId, files }, resourceType, signal })
    return Result.map(planned, ({ verdicts }) => verdicts)
  }

  /** A refused token is renewed once, and the file goes on where it was refused. */
  async send(sending: Sending, progress: SendingProgress, signal: AbortSignal): Promise<Outcome> {
    let { address } = sending
    const kept = (at: string) => {
      address = at
      progress.kept(at)
    }
    const held = await this.#credentials.current()
    const outcome = await this.#once(sending, { ...progress, kept }, signal)
    if (held === undefined || Result.isSuccess(outcome) || outcome.failure.code !== 'NOT_SIGNED_IN') return outcome
    const renewal = await this.#credentials.renew(held.token)
    if (renewal === 'unreachable') return Result.fail({ code: 'UNREACHABLE' })
    return renewal === 'refused' ? outcome : this.#once({ ...sending, address }, { ...progress, kept }, signal)
  }

  async discard(address: string): Promise<void> {
    const tus = await this.#fetchTus()
    // What cannot be given up now the server gives up by itself after a while.
    await tus?.Upload.terminate(address, { headers: await this.#http.headers(), retryDelays: null }).catch(() => undefined)
  }

  /** Undefined: it cannot be fetched now. */
  #fetchTus(): Promise<Tus | undefined> {
    return this.#loadTus().catch(() => undefined)
  }

  async #once({ id, file, destination, name, replaces, target, valuesId, address }: Sending, { kept, sent }: SendingProgress, signal: AbortSignal): Promise<Outcome> {
    if (!(file instanceof Blob)) throw new TypeError(`The bytes of ${file.name} are not at hand`)
    const [tus, headers] = await Promise.all([this.#fetchTus(), this.#http.headers()])
    if (tus === undefined) return Result.fail({ code: 'UNREACHABLE' })
    return new Promise((settle) => {
      const upload = new tus.Upload(file, {
        ...(address === undefined ? { endpoint: `${this.#base}${UPLOADS_PATH}` } : { uploadUrl: address }),
        headers: { ...headers, 'X-Resource-Type': destination.type, ...(id === undefined ? {} : { 'Idempotency-Key': id }) },
        metadata: {
          folderId: destination.folderId,
          filename: name,
          ...(valuesId === undefined ? {} : { values: valuesId }),
          ...(replaces === undefined ? {} : { replaces }),
          ...(target === undefined ? {} : { target: target.id }),
          ...(target?.seen === undefined ? {} : { seen: target.seen }),
        },
        uploadDataDuringCreation: file.size <= IN_ONE_CALL,
        fileReader: readerOf(file),
        storeFingerprintForResuming: false,
        retryDelays: null,
        onUploadUrlAvailable: () => {
          if (upload.url !== null && file.size > IN_ONE_CALL) kept(upload.url)
        },
        onProgress: (bytes) => sent(bytes),
        onSuccess: ({ lastResponse }) => settle(receiptOf(lastResponse.getBody())),
        onError: (error) => settle(Result.fail(refusalOf(error))),
      })
      const pause = () => {
        void upload.abort()
        settle(Result.fail({ code: 'UNREACHABLE' }))
      }
      if (signal.aborted) return pause()
      signal.addEventListener('abort', pause, { once: true })
      upload.start()
    })
  }
}
