import { readFile, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Whom PostgreSQL runs as: it refuses to be root. Undefined: as whoever runs the server. */
export interface Operator {
  readonly uid: number
  readonly gid: number
}

const CANDIDATES = ['postgres', 'nobody']

/** The user a root server starts PostgreSQL as: `postgres` where the system has one, else `nobody`. */
export const chooseOperator = async (): Promise<Operator | undefined> => {
  if (process.getuid?.() !== 0) return undefined
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  for (const name of CANDIDATES) {
    const [, , uid, gid] = lines.find(([user]) => user === name) ?? []
    if (uid !== undefined && gid !== undefined && uid !== '0') return { uid: Number(uid), gid: Number(gid) }
  }
  throw new Error(
    'PostgreSQL does not run as root, and this system has neither a user postgres nor nobody. Start Vitrine as an ordinary user.',
  )
}

const OTHERS_ENTER = 0o001
const OWNER_ENTERS = 0o100

/** Whether the operator can enter a directory and all above it. */
export const canEnter = async (operator: Operator | undefined, directory: string): Promise<boolean> => {
  if (operator === undefined) return true
  const { mode, uid } = await stat(directory)
  const enters = (mode & (uid === operator.uid ? OWNER_ENTERS : OTHERS_ENTER)) !== 0
  const above = dirname(directory)
  return enters && (above === directory || canEnter(operator, above))
}
