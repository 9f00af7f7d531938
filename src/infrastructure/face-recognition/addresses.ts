import { sessionPath } from '../contract/files.ts'

/** A face as a square WebP of 160 pixels, authorised by the session's cookie. */
export const facePath = (sessionId: string, faceId: string): string => `${sessionPath(sessionId)}/faces/${faceId}`
