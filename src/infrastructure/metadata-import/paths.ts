import { sessionPath } from '../contract/files.ts'

/** The refused lines as a comma-separated file; the session's cookie opens it. */
export const refusedLinesPath = (sessionId: string, importId: string): string => `${sessionPath(sessionId)}/metadata-imports/${importId}/refused.csv`
