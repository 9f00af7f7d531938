import type * as Redacted from 'effect/Redacted'

/** A language model that answers the assistant's questions: any endpoint that speaks as OpenAI's does. */
export interface AssistantModel {
  /** What the calls' addresses begin with, such as `https://models.example/v1`. */
  readonly url: URL
  readonly model: string
  readonly key: Redacted.Redacted | undefined
  /** Seconds for a whole answer. */
  readonly timeout: number
  /** Tokens of one answer. */
  readonly maxTokens: number
  /** Tokens of one organization on a day of UTC, questions and answers together. */
  readonly dailyTokens: number
}
