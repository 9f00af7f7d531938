import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** Only files of this machine are fetched: the library that recognizes asks for its models by `fetch`, and for nothing else. */
export const fileFetch = async (input: string | URL | Request): Promise<Response> => {
  const url = new URL(input instanceof Request ? input.url : input)
  if (url.protocol !== 'file:') throw new Error(`Not fetched: ${url.protocol}`)
  const type = url.pathname.endsWith('.json') ? 'application/json' : 'application/octet-stream'
  return new Response(new Uint8Array(await readFile(fileURLToPath(url))), { headers: { 'content-type': type } })
}
