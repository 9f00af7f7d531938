import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { keptReply, MailFailure } from './MailFailure.ts'
import type { MailTransport, Taken } from './MailTransport.ts'
import type { Message } from './message.ts'

/** What the outbox's page shows of a mail. */
export interface OutboxMail {
  /** ISO 8601. */
  readonly at: string
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Where mails lie when there is no mail server. */
export const outboxOf = (dataDirectory: string): string => join(dataDirectory, 'outbox')

/**
 * Mails as files of the data directory, for installations without a mail server: each as the message that would be sent, and beside it what its
 * page shows of it. A mail that is tried again replaces itself.
 */
export class OutboxTransport implements MailTransport {
  readonly #directory: string

  constructor(directory: string) {
    this.#directory = directory
  }

  async deliver(message: Message, id: string): Promise<Taken> {
    const { createTransport } = await import('nodemailer')
    const { message: bytes } = await createTransport({ streamTransport: true, buffer: true }).sendMail(message)
    const shown: OutboxMail = {
      at: new Date().toISOString(),
      to: message.to.address,
      subject: message.subject,
      text: message.text,
    }
    try {
      await mkdir(this.#directory, { recursive: true, mode: 0o700 })
      await this.#write(`${id}.json`, JSON.stringify(shown))
      await this.#write(`${id}.eml`, bytes as Buffer)
    } catch (error) {
      throw new MailFailure({ trouble: 'outbox', reply: keptReply((error as Error).message) })
    }
    return { reply: '' }
  }

  async close(): Promise<void> {}

  /** Whoever reads the outbox meanwhile sees whole mails only. They hold links that open accounts: nobody else's to read. */
  async #write(name: string, content: string | Buffer): Promise<void> {
    const path = join(this.#directory, name)
    await writeFile(`${path}.new`, content, { mode: 0o600 })
    await rename(`${path}.new`, path)
  }
}

const writtenAt = async (path: string): Promise<number> => (await stat(path).catch(() => undefined))?.mtimeMs ?? 0

/** Undefined: the machine lost the rest of it. */
const readMail = async (path: string): Promise<OutboxMail | undefined> => {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as OutboxMail
  } catch {
    return undefined
  }
}

/** The mails of an outbox, the newest first; all the others are not read. */
export const readOutbox = async (directory: string, most: number): Promise<readonly OutboxMail[]> => {
  const paths = (await readdir(directory).catch(() => [])).filter((name) => name.endsWith('.json')).map((name) => join(directory, name))
  const dated = await Promise.all(paths.map(async (path) => ({ path, at: await writtenAt(path) })))
  const newest = dated.toSorted((one, other) => other.at - one.at).slice(0, most)
  const mails = await Promise.all(newest.map(({ path }) => readMail(path)))
  return mails.filter((mail) => mail !== undefined).toSorted((one, other) => other.at.localeCompare(one.at))
}
