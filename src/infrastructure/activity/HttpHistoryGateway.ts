import { HISTORY_ROWS, type HistoryGateway, type HistoryPlace } from '../../application/activity/HistoryGateway.ts'
import { readAssetHistory, readFolderHistory } from './history.contract.ts'
import type { HttpClient } from '../http/HttpClient.ts'

/** Never from the cache: a history is looked at to see what has just been done. */
export class HttpHistoryGateway implements HistoryGateway {
  readonly #http: HttpClient

  constructor(http: HttpClient) {
    this.#http = http
  }

  history({ kind, type, id }: HistoryPlace, after: string | undefined, signal: AbortSignal) {
    const asked = { query: { limit: HISTORY_ROWS, ...(after === undefined ? {} : { after }) }, resourceType: type, signal }
    return kind === 'asset'
      ? this.#http.query(readAssetHistory, { ...asked, params: { assetId: id } })
      : this.#http.query(readFolderHistory, { ...asked, params: { folderId: id } })
  }
}
