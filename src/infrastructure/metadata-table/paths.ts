import { sessionPath } from '../contract/files.ts'

/** The rows that were asked for, as a file; the session's cookie opens it. */
export const tableFilePath = (sessionId: string, fileId: string): string => `${sessionPath(sessionId)}/metadata-table/files/${fileId}`
