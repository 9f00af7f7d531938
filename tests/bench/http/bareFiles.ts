/**
 * What an answer could cost at best: its bytes lie in memory and node:http sends them. `node bareFiles.ts '<paths as JSON>'`; the
 * address `/<i>` sends the file `paths[i]`. Tells its port by one line.
 */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const files = (JSON.parse(process.argv[2] ?? '') as readonly string[]).map((path) => readFileSync(path))

const server = createServer((request, response) => {
  const bytes = files[Number(request.url?.slice(1))]
  if (bytes === undefined) return response.writeHead(404).end()
  return response.writeHead(200, { 'content-type': 'image/webp', 'content-length': bytes.length }).end(bytes)
})
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`))
