import { HISTORY_ROWS, type HistoryGateway, type HistoryPlace } from '../../application/activity/HistoryGateway.ts'
import { readAssetHistory, readContactHistory, readFolderHistory } from './history.contract.ts'
import { HttpGateway } from '../http/HttpGateway.ts'

/** Never from the cache: a history is looked at to see what has just been done. */
export class HttpHistoryGateway extends HttpGateway implements HistoryGateway {
  history(place: HistoryPlace, after: string | undefined, signal: AbortSignal) {
    const asked = { query: { limit: HISTORY_ROWS, ...(after === undefined ? {} : { after }) }, signal }
    switch (place.kind) {
      case 'asset':
        return this.http.query(readAssetHistory, { ...asked, resourceType: place.type, params: { assetId: place.id } })
      case 'folder':
        return this.http.query(readFolderHistory, { ...asked, resourceType: place.type, params: { folderId: place.id } })
      case 'contact':
        return this.http.query(readContactHistory, { ...asked, params: { contactId: place.id } })
    }
  }
}
