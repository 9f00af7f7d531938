import { SEARCH_LOG } from '../search/capability.ts'
import { service, type Capability } from '../node/capability.ts'
import { Answers } from './Answers.ts'
import { AnswerStreams } from './AnswerStreams.ts'
import { BuiltInEngine } from './built-in/BuiltInEngine.ts'
import { ChatModel } from './model/ChatModel.ts'
import { ModelEngine } from './model/ModelEngine.ts'
import { assistantRoutes } from './routes.ts'

/** The language model that is configured; null: none is. Whoever else asks it spends from the same tokens. */
export const CHAT_MODEL = service<ChatModel | null>('the language model')

export const assistant: Capability = async (node) => {
  const { database, onError, configuration } = node
  const { assistantModel } = configuration
  const log = node.use(SEARCH_LOG)
  const model = assistantModel === undefined ? null : new ChatModel(assistantModel)
  node.offer(CHAT_MODEL, model)
  const engine = assistantModel === undefined || model === null ? new BuiltInEngine(log) : new ModelEngine(model, assistantModel.dailyTokens, log, onError)
  const answers = new Answers(database, engine, onError)
  const streams = new AnswerStreams(database.connection, (messageId) => answers.cancel(messageId))
  await streams.open()
  return {
    routes: assistantRoutes(database, answers, streams, onError),
    endStreams: () => streams.close(),
    close: () => answers.close(),
  }
}
