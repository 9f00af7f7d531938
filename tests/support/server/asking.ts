import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../../../server/database/connect.ts'
import { inModule, makeFolder, uploadHeaders, bytesHeaders } from '../../security/matrix/targets.ts'
import type { ChatMessage } from '../../../src/domain/assistant/chat.ts'
import type { Person } from './person.ts'

/** Uploads a text file into a folder of its own; answers its identifier. */
export const makeText = async (maker: Person, name: string, text: string, module = 'RECORDS'): Promise<string> => {
  const { id: folderId } = await makeFolder(maker, module)
  const bytes = Buffer.from(text)
  const metadata = [['folderId', folderId], ['filename', name]].map(([key = '', value = '']) => `${key} ${Buffer.from(value).toString('base64')}`).join(',')
  const begun = await maker.ask({ method: 'POST', path: '/v1/uploads', headers: { ...uploadHeaders(module, folderId, bytes.length), 'upload-metadata': metadata } })
  const path = new URL(begun.headers.get('location') ?? '', maker.url).pathname
  const ended = await maker.ask({ method: 'PATCH', path, headers: { ...inModule(module), ...bytesHeaders }, body: bytes })
  if (ended.status >= 300) throw new Error(`${name} was not uploaded: ${ended.status} ${ended.text}`)
  const listed = await maker.ask({ path: `/v1/assets?folderId=${folderId}`, headers: inModule(module) })
  const id = (listed.json as { readonly items: readonly { readonly id: string }[] }).items[0]?.id
  if (id === undefined) throw new Error(`${name} is not listed: ${listed.text}`)
  return id
}

const UNREAD = `
  select ((select count(*) from assets where indexing = 'Indexing' or thumbnail = 'Pending') + (select count(*) from jobs where kind in ('text', 'thumbnail') and state in ('Waiting', 'Working')))::int as count`

/** Waits until the texts of all files are read, and told of. */
export const indexed = async (database: Database): Promise<void> => {
  for (let tries = 0; tries < 600; tries += 1) {
    const { rows } = await database.owner.query<{ count: number }>(UNREAD)
    if (rows[0]?.count === 0) return
    await pause(50)
  }
  throw new Error('The texts were not read')
}

interface Sent {
  readonly message: string
  readonly threadId?: string
  readonly replaces?: string
}

/** Sends a message; answers the thread's identifier. */
export const send = async (asker: Person, body: Sent): Promise<string> => {
  const answer = await asker.ask({ method: 'POST', path: '/v1/ai-assistant/message', body })
  if (answer.status !== 200) throw new Error(`A message was refused: ${answer.status} ${answer.text}`)
  return answer.json as string
}

interface Streamed {
  readonly events: readonly { readonly name: string; readonly data: string }[]
  /** Of the unnamed events, one behind the other. */
  readonly text: string
}

const eventOf = (block: string): { readonly name: string; readonly data: string } | undefined => {
  const lines = block.split('\n')
  const data = lines.filter((line) => line.startsWith('data: ')).map((line) => line.slice('data: '.length))
  const name = lines.find((line) => line.startsWith('event: '))?.slice('event: '.length) ?? ''
  return data.length === 0 ? undefined : { name, data: data.join('\n') }
}

/** Reads a thread's stream to its end, as a browser reads events. */
export const streamOf = async (asker: Person, threadId: string, signal?: AbortSignal): Promise<Streamed> => {
  const response = await fetch(`${asker.url}/v1/ai-assistant/stream-message/${threadId}`, { headers: { authorization: `Bearer ${asker.token}` }, ...(signal === undefined ? {} : { signal }) })
  if (response.status !== 200) throw new Error(`The stream was refused: ${response.status} ${await response.text()}`)
  const events = (await response.text()).split('\n\n').map(eventOf).filter((event) => event !== undefined)
  return { events, text: events.filter(({ name }) => name === '').map(({ data }) => data).join('') }
}

export const messagesOf = async (asker: Person, threadId: string): Promise<readonly ChatMessage[]> =>
  (await asker.ask({ path: `/v1/ai-assistant/${threadId}/messages` })).json as readonly ChatMessage[]

/** Asks in a thread of its own, and waits for the whole answer. */
export const answerOf = async (asker: Person, message: string): Promise<ChatMessage> => {
  const threadId = await send(asker, { message })
  await streamOf(asker, threadId)
  const last = (await messagesOf(asker, threadId)).at(-1)
  if (last?.isAssistant !== true) throw new Error(`${message} was not answered`)
  return last
}
