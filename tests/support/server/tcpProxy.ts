import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** Stands before a database as its address does: what is behind it can go away, and come back. */
export interface Proxy {
  /** The same address, by way of the proxy. */
  readonly url: string
  /** Cuts every connection, and refuses new ones. */
  away(): Promise<void>
  back(): Promise<void>
  /** Leaves the connections that there are open, and swallows all that is sent by them, as a firewall that has forgotten them. New ones are carried. */
  fallSilent(): void
}

export const proxyTo = async (address: string): Promise<Proxy> => {
  const url = new URL(address)
  const { hostname, port } = url
  const host = decodeURIComponent(hostname)
  const sockets = new Set<Socket>()
  const silencing: (() => void)[] = []
  const open = (at: number) => {
    const server = createServer((socket) => {
      const behind = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port || '5432'}`) : connect(Number(port || 5432), host)
      for (const one of [socket, behind]) {
        sockets.add(one)
        one.on('error', () => undefined).on('close', () => {
          sockets.delete(one)
          socket.destroy()
          behind.destroy()
        })
      }
      socket.pipe(behind).pipe(socket)
      silencing.push(() => {
        for (const one of [socket, behind]) one.unpipe().resume()
      })
    })
    return server.listen(at, '127.0.0.1')
  }
  let server = open(0)
  await once(server, 'listening')
  const own = (server.address() as AddressInfo).port
  const through = address.replace(/@[^/]*\//, `@127.0.0.1:${own}/`)
  return {
    url: through,
    away: async () => {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
    back: async () => {
      server = open(own)
      await once(server, 'listening')
    },
    fallSilent: () => silencing.splice(0).forEach((silence) => silence()),
  }
}
