import { sessionPath } from '../contract/files.ts'

/** The route of {@link facePath}. */
export const FACE_PATH = '/v1/s/:sessionId/faces/:faceId'

/** A face as a square WebP of 160 pixels, authorised by the session's cookie. */
export const facePath = (sessionId: string, faceId: string): string => `${sessionPath(sessionId)}/faces/${faceId}`
