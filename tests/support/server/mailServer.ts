import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

interface ReceivedMail {
  readonly bytes: Buffer
  readonly from: string
  readonly to: readonly string[]
  readonly user: string | undefined
}

/** What a mail server answers instead of taking a mail; undefined: it goes on. */
type Refuse = () => { readonly code: number; readonly text: string } | undefined

interface Manner {
  readonly from?: Refuse
  readonly to?: Refuse
  readonly data?: Refuse
  readonly auth?: Refuse
  /** Encrypted from the first word on, with a certificate that it signed itself. */
  readonly secure?: boolean
  /** Nothing is taken from who has not signed in. */
  readonly signInFirst?: boolean
}

const refusalBy = (refuse: Refuse = () => undefined): Error | null => {
  const refused = refuse()
  return refused === undefined ? null : Object.assign(new Error(refused.text), { responseCode: refused.code })
}

/** A real mail server, which refuses as it is told to. Its password is `p@ss`. */
export const mailServer = async ({ from, to, data, auth, secure = false, signInFirst = false }: Manner = {}) => {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    secure,
    disabledCommands: ['STARTTLS'],
    authOptional: !signInFirst,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      const refused = refusalBy(auth)
      if (refused === null && password === 'p@ss') done(null, { user: username })
      else done(refused ?? new Error('wrong password'))
    },
    onMailFrom: (_address, _session, done) => done(refusalBy(from)),
    onRcptTo: (_address, _session, done) => done(refusalBy(to)),
    onData: (stream, session, done) => {
      const pieces: Buffer[] = []
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      stream.on('end', () => {
        const refused = refusalBy(data)
        if (refused !== null) {
          done(refused)
          return
        }
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          bytes: Buffer.concat(pieces),
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          user: typeof session.user === 'string' ? session.user : undefined,
        })
        done()
      })
    },
  })
  // A client that does not trust the certificate hangs up.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return { received, port, stop: () => new Promise<void>((resolve) => server.close(() => resolve())) }
}

/** Refuses so often, and no more. */
export const refusing = (times: number, code: number, text: string): Refuse & { readonly count: () => number } => {
  let count = 0
  return Object.assign(
    () => {
      if (count >= times) return undefined
      count += 1
      return { code, text }
    },
    { count: () => count },
  )
}
