import { FILES } from './files.ts'
import type { Guard } from './guard.ts'
import { RIGHTS } from './rights.ts'
import { SESSIONS } from './sessions.ts'

/** Every guard that is taken away once, to see whether a test notices. */
export const GUARDS: readonly Guard[] = [...RIGHTS, ...SESSIONS, ...FILES]
