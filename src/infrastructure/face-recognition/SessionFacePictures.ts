import type { FacePictures } from '../../application/face-recognition/FacePictures.ts'
import type { Credentials } from '../../application/session/Credentials.ts'
import { inOrganization } from '../contract/files.ts'
import { facePath } from './addresses.ts'

/** Addresses below the session's own path. */
export class SessionFacePictures implements FacePictures {
  readonly #credentials: Credentials

  constructor(credentials: Credentials) {
    this.#credentials = credentials
  }

  face(faceId: string) {
    const held = this.#credentials.held()
    return held === undefined ? facePath('', faceId) : inOrganization(facePath(held.sessionId, faceId), held)
  }
}
