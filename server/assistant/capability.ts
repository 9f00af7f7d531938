import { SEARCH_LOG } from '../search/capability.ts'
import type { Capability } from '../node/capability.ts'
import { Answers } from './Answers.ts'
import { AnswerStreams } from './AnswerStreams.ts'
import { BuiltInEngine } from './built-in/BuiltInEngine.ts'
import { assistantRoutes } from './routes.ts'

export const assistant: Capability = async ({ database, onError, use }) => {
  const answers = new Answers(database, new BuiltInEngine(use(SEARCH_LOG)), onError)
  const streams = new AnswerStreams(database.connection, (messageId) => answers.cancel(messageId))
  await streams.open()
  return {
    routes: assistantRoutes(database, answers, streams, onError),
    endStreams: () => streams.close(),
    close: () => answers.close(),
  }
}
