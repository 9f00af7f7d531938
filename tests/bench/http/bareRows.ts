/**
 * What a list or a search could cost at best: one prepared query through a pool of pg, its rows through JSON.stringify, node:http,
 * nothing else. `node bareRows.ts '<BareRows>'`; the address `/<i>` asks with `parameters[i]`. Tells its port by one line.
 */
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Pool } from 'pg'
import type { Connection } from '../database.ts'

export interface BareRows {
  readonly connection: Connection
  readonly sql: string
  readonly parameters: readonly (readonly unknown[])[]
}

const { connection, sql, parameters } = JSON.parse(process.argv[2] ?? '') as BareRows
// By an index, whatever is guessed of a word: to look into each document instead takes seconds.
const pool = new Pool({ ...connection, max: 10, options: '-c enable_seqscan=off' })

const answer = async (values: readonly unknown[], response: ServerResponse): Promise<void> => {
  const { rows } = await pool.query({ name: 'bare', text: sql, values: [...values] })
  const body = JSON.stringify({ items: rows, next: null, total: rows.length })
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) }).end(body)
}

const server = createServer((request, response) => {
  const values = parameters[Number(request.url?.slice(1))]
  if (values === undefined) return void response.writeHead(404).end()
  answer(values, response).catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`)
    response.writeHead(500).end()
  })
})
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`))
