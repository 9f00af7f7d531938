import * as Schema from 'effect/Schema'
import { ENGINES, FEEDBACKS, MESSAGE_LENGTH, SOURCE_KINDS, TITLE_LENGTH } from '../../domain/assistant/chat.ts'
import { endpoint } from '../contract/endpoint.ts'
import { Cursor, Id, Nothing, ResourceTypeName } from '../contract/values.ts'

const SourceData = Schema.Struct({
  number: Schema.Finite,
  kind: Schema.Literals(SOURCE_KINDS),
  id: Schema.String,
  name: Schema.String,
  resourceType: Schema.optionalKey(ResourceTypeName),
  contentVersion: Schema.optionalKey(Schema.String),
  page: Schema.optionalKey(Schema.Finite),
  field: Schema.optionalKey(Schema.String),
  passage: Schema.String,
})

const MessageData = Schema.Struct({
  id: Id,
  message: Schema.String,
  isAssistant: Schema.Boolean,
  createdAt: Schema.String,
  sources: Schema.Array(SourceData),
  query: Schema.optionalKey(Schema.String),
  engine: Schema.optionalKey(Schema.Literals(ENGINES)),
  fellBack: Schema.optionalKey(Schema.Boolean),
  stopped: Schema.optionalKey(Schema.Boolean),
  feedback: Schema.optionalKey(Schema.NullOr(Schema.Literals(FEEDBACKS))),
})

const ThreadData = Schema.Struct({ threadId: Id, title: Schema.String, updatedAt: Schema.String })

const OfThread = Schema.Struct({ threadId: Id })

/** Bounded in UTF-16 units; the rules count code points. */
const text = (most: number) => Schema.String.check(Schema.isMaxLength(2 * most))

/** Ends what is being answered in the thread. `replaces`: that message of the asker and all behind it go first. */
export const sendMessage = endpoint({
  method: 'POST',
  path: '/v1/ai-assistant/message',
  summary: 'Ask the assistant, in a new thread or in one of one’s own; the answer comes by the stream of the thread',
  body: Schema.Struct({ message: text(MESSAGE_LENGTH), threadId: Schema.optionalKey(Id), replaces: Schema.optionalKey(Id) }),
  success: Schema.String,
  failures: [],
})

export const readMessages = endpoint({
  method: 'GET',
  path: '/v1/ai-assistant/:threadId/messages',
  summary: 'The messages of a thread of one’s own, the first one first; what is still being answered is not among them',
  params: OfThread,
  success: Schema.Array(MessageData),
  failures: [],
})

export const stopAnswer = endpoint({
  method: 'POST',
  path: '/v1/ai-assistant/:threadId/stop',
  summary: 'Stop what is being answered in a thread; what there is of it stays',
  params: OfThread,
  success: Nothing,
  failures: [],
})

export const retryAnswer = endpoint({
  method: 'POST',
  path: '/v1/ai-assistant/:threadId/retry',
  summary: 'Have the last question of a thread answered again, in place of the answer that it has',
  params: OfThread,
  success: Nothing,
  failures: [],
})

export const listThreads = endpoint({
  method: 'GET',
  path: '/v1/ai-assistant/threads',
  summary: 'One’s own threads, the last used first; those whose title or messages hold what is searched for',
  query: Schema.Struct({ search: Schema.optionalKey(text(255)), after: Schema.optionalKey(Cursor) }),
  success: Schema.Struct({ threads: Schema.Array(ThreadData), next: Schema.optionalKey(Cursor) }),
  failures: [],
})

export const renameThread = endpoint({
  method: 'PATCH',
  path: '/v1/ai-assistant/threads/:threadId',
  summary: 'Give a thread of one’s own another title',
  params: OfThread,
  body: Schema.Struct({ title: text(TITLE_LENGTH) }),
  success: ThreadData,
  failures: [],
})

export const deleteThread = endpoint({
  method: 'DELETE',
  path: '/v1/ai-assistant/threads/:threadId',
  summary: 'Delete a thread of one’s own with its messages',
  params: OfThread,
  success: Nothing,
  failures: [],
})

export const rateAnswer = endpoint({
  method: 'PUT',
  path: '/v1/ai-assistant/messages/:messageId/feedback',
  summary: 'Say whether an answer helped; null takes it back',
  params: Schema.Struct({ messageId: Id }),
  body: Schema.Struct({ feedback: Schema.NullOr(Schema.Literals(FEEDBACKS)) }),
  success: Nothing,
  failures: [],
})

/** Data of the event `sources`, which comes before the text where an answer has any. */
export const SourcesEvent = Schema.Struct({
  sources: Schema.Array(SourceData),
  query: Schema.optionalKey(Schema.String),
  engine: Schema.Literals(ENGINES),
  fellBack: Schema.optionalKey(Schema.Boolean),
})

/** Data of the event `end`, after which the stream closes: the answer that it was. Left out where nothing was being answered. */
export const EndEvent = Schema.Struct({ messageId: Schema.optionalKey(Id) })
