import type { Guard } from './guard.ts'

const RESERVATIONS = { file: 'server/transfers/reservations.ts', project: 'server', tests: 'tests/files/reservedRoom.test.ts' } as const
const PICTURE = { file: 'server/media/picture.ts', project: 'server', tests: 'server/media/picture.test.ts' } as const
const ZIP = { file: 'server/files/zip.ts', project: 'server', tests: 'server/files/zip.test.ts' } as const
const TEXT = { project: 'server', tests: 'server/media/text.test.ts' } as const
const CSV = { file: 'src/domain/format/csv.ts', project: 'unit', tests: 'src/domain/format/csv.test.ts' } as const
const DISPOSITION = { file: 'server/files/disposition.ts', project: 'server', tests: 'server/files/disposition.test.ts' } as const
const SENDING = { file: 'server/asset-files/sendFile.ts', project: 'server', tests: 'tests/files/serving.test.ts' } as const
const HEADERS = { file: 'server/http/securityHeaders.ts', project: 'server', tests: 'tests/security/headers.test.ts' } as const

/** What comes in and goes out: limits and escapes. */
export const FILES: readonly Guard[] = [
  { ...RESERVATIONS, what: 'uploads of a person', present: 'underWay.own >= MOST_OF_A_PERSON ||', removed: '' },
  { ...RESERVATIONS, what: 'promised room', present: 'if (full !== undefined)', removed: 'if (false)' },
  {
    what: 'the room on the disk',
    file: 'server/transfers/uploadRoutes.ts',
    present: 'if (await space.holds(position))',
    removed: 'if (true)',
    project: 'server',
    tests: 'tests/files/reservedRoom.test.ts',
  },
  {
    what: 'the reserve of the disk',
    file: 'server/files/DiskSpace.ts',
    present: 'bavail * bsize - bytes >= this.#reserve',
    removed: 'bavail * bsize - bytes >= 0',
    project: 'server',
    tests: 'server/files/DiskSpace.test.ts',
  },
  {
    what: 'an organization’s room',
    file: 'server/items/room.ts',
    present: 'return noRoom(judgeRoom(more, before))',
    removed: 'return undefined',
    project: 'server',
    tests: 'tests/files/reservedRoom.test.ts',
  },
  {
    what: 'identifiers of uploads',
    file: 'server/transfers/UploadStore.ts',
    present: 'return ID.test(id) ?',
    removed: 'return true ?',
    project: 'server',
    tests: 'server/transfers/UploadStore.test.ts',
  },
  {
    what: 'whose an upload is',
    file: 'server/transfers/uploadRoutes.ts',
    present: 'userId === viewer.userId && organizationId',
    removed: 'organizationId',
    project: 'server',
    tests: 'tests/files/uploads.test.ts',
  },
  {
    what: 'readers that are too slow',
    file: 'server/events/routes.ts',
    present: 'reply.raw.writableLength <= MOST_WAITING',
    removed: 'true',
    project: 'server',
    tests: 'server/events/routes.test.ts',
  },
  {
    what: 'streams of a session',
    file: 'server/events/EventHub.ts',
    present: '< MOST_OF_A_SESSION',
    removed: '< Infinity',
    project: 'server',
    tests: 'tests/security/streams.test.ts',
  },
  {
    what: 'streams of an account',
    file: 'server/events/EventHub.ts',
    present: '< MOST_OF_AN_ACCOUNT',
    removed: '< Infinity',
    project: 'server',
    tests: 'tests/security/streams.test.ts',
  },
  {
    what: 'share links of a person',
    file: 'server/share-links/limit.ts',
    present: 'await tenant.query(ALONE, [makerId])',
    removed: '',
    project: 'server',
    tests: 'tests/security/shareLinkLimit.test.ts',
  },
  { ...PICTURE, what: 'pixels that are decoded', present: 'limitInputPixels: MOST_PIXELS', removed: 'limitInputPixels: false' },
  { ...PICTURE, what: 'pixels of a portrait', present: '  if (width * height > MOST_PIXELS)', removed: '  if (false)' },
  { ...ZIP, what: 'what a part unpacks to', present: 'validateEntrySizes: true', removed: 'validateEntrySizes: false' },
  { ...ZIP, what: 'names that climb out', present: 'strictFileNames: true', removed: 'decodeStrings: false' },
  { ...TEXT, file: 'server/media/markup.ts', what: 'elements within elements', present: 'if (depth > DEEPEST) parser.pause()', removed: 'if (false) parser.pause()' },
  { ...TEXT, file: 'server/media/sheets.ts', what: 'parts that no directory names', present: 'readSheets(copy)', removed: 'readSheets(bytes)' },
  { ...ZIP, what: 'entities', present: 'if (text !== undefined && /<!(?:DOCTYPE|ENTITY)/i.test(text))', removed: 'if (false)' },
  { ...CSV, what: 'formulas in a table', present: `value.replace(FORMULA, "$1$2'")`, removed: 'value' },
  { ...CSV, what: 'quotes in a table', present: `.replaceAll('"', '""')`, removed: '' },
  { ...DISPOSITION, what: 'marks of direction', present: "name.replace(UNSAFE, '')", removed: 'name' },
  { ...DISPOSITION, what: 'separators of a path', present: "withoutSeparators(name.replace(UNSAFE, ''))", removed: "name.replace(UNSAFE, '')" },
  { ...SENDING, what: 'files that run', present: `"default-src 'none'; sandbox; frame-ancestors 'none'"`, removed: `"default-src 'self'"` },
  { ...SENDING, what: 'files kept unasked', present: "'private, no-cache'", removed: "'private, max-age=31536000, immutable'" },
  { ...HEADERS, what: 'types that are guessed', present: "'x-content-type-options': 'nosniff',", removed: '' },
  { ...HEADERS, what: 'frames', present: `"frame-ancestors 'none'",`, removed: '' },
  { ...HEADERS, what: 'scripts of others', present: '`script-src ${own}`', removed: '`script-src * ${own}`' },
]
