import { request as httpRequest } from 'node:http'

interface Got {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly bytes: Buffer
  readonly body: string
}

/** As `fetch`, which names no other host, follows redirects, and takes answers apart by itself. */
export const plainRequest = (url: string, path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<Got> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const asked = httpRequest({ hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const bytes = Buffer.concat(chunks)
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, body: bytes.toString() })
      })
    })
    asked.on('error', reject)
    asked.end()
  })
