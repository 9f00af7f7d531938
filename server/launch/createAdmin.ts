import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import * as Redacted from 'effect/Redacted'
import { NEW_DRAFT } from '../../src/domain/organizations/managed.ts'
import { organizationProblems } from '../../src/domain/organizations/organization.ts'
import { newPassword } from '../../src/domain/session/newPassword.ts'
import { userProblems } from '../../src/domain/users/user.ts'
import type { Problem } from '../../src/domain/validation/problem.ts'
import { firstOrganization, isEmpty, nobodyYet } from '../setup/setup.ts'
import { decodeConfiguration } from '../configuration/configuration.ts'
import { connect, type OwnerConnection } from '../database/connect.ts'
import { runningDatabase } from '../database/embedded/cluster.ts'
import { installOrganization } from '../organizations/install.ts'
import { commonPasswordProblems } from '../session/commonPasswords.ts'
import { hashPassword, knownCaller } from '../session/password.ts'

/** `npm run admin:create`: makes the platform's own organization and its first super administrator, once, where nobody can sign in yet. */
/** Shows what is asked, and not what is typed where it is a secret. */
class Screen extends Writable {
  isSecret = false

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    if (!this.isSecret) process.stdout.write(chunk)
    done()
  }
}

const screen = new Screen()

type Judge = (value: string) => Problem | undefined | Promise<Problem | undefined>

const lines = createInterface({ input: process.stdin, output: screen, terminal: process.stdin.isTTY })
const typed = lines[Symbol.asyncIterator]()

/** Asks until the answer is right. An end of the input ends the program with nothing made. */
const ask = async (question: string, judge: Judge): Promise<string> => {
  for (;;) {
    process.stdout.write(`${question}: `)
    const { value: line, done } = await typed.next()
    if (done === true) process.exit(1)
    // Who types a space into a password types it into the sign-in as well.
    const value = screen.isSecret ? line : line.trim()
    if (screen.isSecret) process.stdout.write('\n')
    const problem = await judge(value)
    if (problem === undefined) return value
    console.log(`  ${problem.code}${problem.limit === undefined ? '' : ` (${problem.limit})`}`)
  }
}

const BLANK_USER = { username: '', firstName: '', lastName: '', email: '', roleId: '', language: '' } as const

const ofUser =
  (field: keyof typeof BLANK_USER): Judge =>
  (value) =>
    userProblems({ ...BLANK_USER, [field]: value })[field]

const connection = async (): Promise<OwnerConnection> => {
  const { databaseUrl, dataDirectory } = decodeConfiguration(process.env)
  if (databaseUrl !== undefined) return { connectionString: Redacted.value(databaseUrl) }
  return runningDatabase(dataDirectory).catch(() => {
    console.error(`No Vitrine is running on ${dataDirectory}. Start it first, with the same environment.`)
    process.exit(1)
  })
}

const database = await connect(await connection(), { size: 1, onError: (error) => console.error(error.message) })
try {
  if (!(await isEmpty(database))) {
    console.error('There are users already. Further administrators are made by those who are there.')
    process.exitCode = 1
  } else {
    const name = await ask(
      'Name of the organization that runs this installation',
      (value) => organizationProblems({ ...NEW_DRAFT, name: value })['name'],
    )
    const email = await ask('E-mail', ofUser('email'))
    const firstName = await ask('First name', ofUser('firstName'))
    const lastName = await ask('Last name', ofUser('lastName'))
    screen.isSecret = true
    const password = await ask('Password', async (value) => newPassword(value) ?? (await commonPasswordProblems(value))['password'])
    const wanted = firstOrganization({ organization: name, email, firstName, lastName })
    const made = await installOrganization(database, wanted, await hashPassword(password, knownCaller('setup')), nobodyYet)
    if (made === undefined) throw new Error('Somebody else has become the first user meanwhile')
    console.log(`${email} can sign in now, in the organization ${name}.`)
  }
} finally {
  lines.close()
  await database.close()
}
