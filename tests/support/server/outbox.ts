import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { expect } from 'vitest'

/** The mails in the outbox of a data directory to one address, the oldest first. */
export const mailsTo = async (dataDirectory: string, address: string): Promise<readonly Email[]> => {
  const folder = join(dataDirectory, 'outbox')
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
  const mails = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name)
      const [mail, { mtimeMs }] = await Promise.all([PostalMime.parse(await readFile(path)), stat(path)])
      return { mail, mtimeMs }
    }),
  )
  const sorted = mails.toSorted((one, other) => one.mtimeMs - other.mtimeMs).map(({ mail }) => mail)
  return sorted.filter(({ to }) => to?.some((receiver) => receiver.address === address))
}

/** Waits for the nth mail to an address. */
export const mailTo = async (dataDirectory: string, address: string, count = 1): Promise<Email> => {
  await expect.poll(async () => (await mailsTo(dataDirectory, address)).length, { timeout: 20_000, interval: 50 }).toBe(count)
  const mail = (await mailsTo(dataDirectory, address)).at(-1)
  if (mail === undefined) throw new Error(`There is no mail to ${address}`)
  return mail
}

/** The link of a mail, and the token behind its `#`. */
export const linkIn = ({ text = '' }: Email): { readonly address: string; readonly token: string } => {
  const [link = ''] = /https?:\/\/\S+/.exec(text) ?? []
  const [address = '', token = ''] = link.split('#')
  return { address, token }
}
