import type { Guard } from './guard.ts'

const OPENING = { file: 'server/database/functions/session/open_session.sql', project: 'server', tests: 'tests/security/sessions.test.ts' } as const
const TOKEN = { file: 'server/authentication/accessToken.ts', project: 'server', tests: 'tests/security/tokens.test.ts' } as const
const ADMISSION = { file: 'server/http/admit.ts', project: 'server' } as const
const GUESSES = { file: 'server/session/guesses.ts', project: 'server' } as const
const QUEUE = { file: 'server/authentication/FairQueue.ts', project: 'server', tests: 'server/authentication/FairQueue.test.ts' } as const

/** Whose call it is: organizations, sessions, tokens, sign-ins. */
export const SESSIONS: readonly Guard[] = [
  {
    what: 'row security',
    file: 'server/database/migrations/0001_foundation.sql',
    present: 'using (%I = (select current_organization()))',
    removed: 'using (%I is not null)',
    project: 'server',
    tests: 'tests/security/rowSecurity.test.ts',
  },
  { ...OPENING, what: 'an ended session', present: 'and session_.ended_at is null\n      and session_.expires_at > now()\n      and user_.version', removed: 'and session_.expires_at > now()\n      and user_.version' },
  { ...OPENING, what: 'an expired session', present: 'and session_.expires_at > now()\n      and user_.version', removed: 'and user_.version' },
  { ...OPENING, what: 'a changed user', present: 'and user_.version = user_version and', removed: 'and' },
  { ...OPENING, what: 'a changed role', present: '      and role_.version = role_version\n', removed: '' },
  { ...OPENING, what: 'a changed organization', present: 'and organization_.version = organization_version and', removed: 'and' },
  { ...TOKEN, what: 'who made a token', present: 'issuer: ISSUER, audience', removed: 'audience' },
  { ...TOKEN, what: 'whom a token is for', present: 'audience: AUDIENCE, typ', removed: 'typ' },
  { ...TOKEN, what: 'the kind of a token', present: 'audience: AUDIENCE, typ: TYPE }', removed: 'audience: AUDIENCE }' },
  {
    ...ADMISSION,
    what: 'another organization',
    present: "if (hasGlobalRole(principal.viewer.globalRoles, ['Super Admin']))",
    removed: 'if (true)',
    tests: 'tests/security/tokens.test.ts',
  },
  { ...ADMISSION, what: 'pages of other sites', present: 'if (isForeign(request, origins))', removed: 'if (false)', tests: 'tests/security/streams.test.ts' },
  {
    ...ADMISSION,
    what: 'a cookie that nobody made',
    present: 'return isProven(keys.cookie, claim) ?',
    removed: 'return true ?',
    tests: 'tests/security/matrix.test.ts',
    named: 'takes the cookie of its own session alone',
  },
  { ...GUESSES, what: 'guesses at an account', present: 'most: 5,', removed: 'most: 5_000_000,', tests: 'tests/security/signIn.test.ts' },
  { ...GUESSES, what: 'guesses from an address', present: 'most: 50,', removed: 'most: 5_000_000,', tests: 'tests/security/floods.test.ts' },
  { ...QUEUE, what: 'a line that is too long', present: 'lines.lengthOf(line) >= mostInLine ||', removed: '' },
  { ...QUEUE, what: 'a queue that is too long', present: 'if (lines.size >= all)', removed: 'if (false)' },
  {
    what: 'hosts that the server is not known by',
    file: 'server/http/knownHost.ts',
    present: '(names.has(name) ||',
    removed: '(true ||',
    project: 'server',
    tests: 'server/http/knownHost.test.ts',
  },
  {
    what: 'fields that a call does not know',
    file: 'server/http/decode.ts',
    present: "onExcessProperty: 'error'",
    removed: "onExcessProperty: 'ignore'",
    project: 'server',
    tests: 'server/http/decode.test.ts',
  },
]
