import type { PagePictures } from '../../application/ocr/PagePictures.ts'
import type { Credentials } from '../../application/session/Credentials.ts'
import { inOrganization, previewPath } from '../contract/files.ts'

type Asset = Parameters<PagePictures['addressOf']>[0]

/** Below the preview of the file, in the session's own path. */
export class SessionPagePictures implements PagePictures {
  readonly #credentials: Credentials

  constructor(credentials: Credentials) {
    this.#credentials = credentials
  }

  addressOf({ id, contentVersion }: Asset, page: number) {
    const held = this.#credentials.held()
    const path = `${previewPath(held?.sessionId ?? '', id, contentVersion)}/pages/${page}`
    return held === undefined ? path : inOrganization(path, held)
  }
}
