import { SEARCH_LOG } from '../search/capability.ts'
import type { Capability } from '../node/capability.ts'
import { Answers } from './Answers.ts'
import { AnswerStreams } from './AnswerStreams.ts'
import { BuiltInEngine } from './built-in/BuiltInEngine.ts'
import { ChatModel } from './model/ChatModel.ts'
import { ModelEngine } from './model/ModelEngine.ts'
import { assistantRoutes } from './routes.ts'

export const assistant: Capability = async (node) => {
  const { database, onError, configuration } = node
  const { assistantModel } = configuration
  const log = node.use(SEARCH_LOG)
  const engine = assistantModel === undefined ? new BuiltInEngine(log) : new ModelEngine(new ChatModel(assistantModel), assistantModel.dailyTokens, log, onError)
  const answers = new Answers(database, engine, onError)
  const streams = new AnswerStreams(database.connection, (messageId) => answers.cancel(messageId))
  await streams.open()
  return {
    routes: assistantRoutes(database, answers, streams, onError),
    endStreams: () => streams.close(),
    close: () => answers.close(),
  }
}
