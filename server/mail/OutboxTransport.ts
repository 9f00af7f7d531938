import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { SendMailOptions } from 'nodemailer'
import type { MailTransport } from './MailTransport.ts'

/** Mails as files of the data directory, one each, for installations without a mail server. A mail that is tried again replaces itself. */
export class OutboxTransport implements MailTransport {
  readonly #directory: string
  readonly #transport = createTransport({ streamTransport: true, buffer: true })

  constructor(directory: string) {
    this.#directory = directory
  }

  async deliver(message: SendMailOptions, id: string): Promise<void> {
    const { message: bytes } = await this.#transport.sendMail(message)
    await mkdir(this.#directory, { recursive: true, mode: 0o700 })
    const path = join(this.#directory, `${id}.eml`)
    // Whoever reads the outbox meanwhile sees whole mails only.
    await writeFile(`${path}.new`, bytes as Buffer, { mode: 0o600 })
    await rename(`${path}.new`, path)
  }

  close(): void {
    this.#transport.close()
  }
}
