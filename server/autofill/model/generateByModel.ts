import type { AutofillAttribute } from '../../../src/domain/autofill/finders.ts'
import { claimsIn, LONGEST_ANSWER, proposalsOfModel } from '../../../src/domain/autofill/modelAnswer.ts'
import { passagesFor } from '../../../src/domain/autofill/passages.ts'
import type { ValueProposal } from '../../../src/domain/autofill/proposal.ts'
import type { ChatModel } from '../../assistant/model/ChatModel.ts'
import { spend, spentToday, tokensIn } from '../../assistant/model/tokens.ts'
import type { Database } from '../../database/connect.ts'
import { inTenant } from '../../database/tenant.ts'
import type { Jobs } from '../../jobs/Jobs.ts'
import { stillHas } from '../../processing/heldFile.ts'
import { propose } from '../../suggestions/propose.ts'
import { asProposal, generateAnew, readerOf, type Order } from '../generate.ts'
import { withNames } from '../known.ts'
import { lookedThrough, readSubject, stillAsked, type Subject } from '../material.ts'
import { end } from '../status.ts'
import { askedOfModel, autofillPrompt } from './prompt.ts'

interface Asking {
  readonly database: Database
  readonly jobs: Jobs
  readonly model: Pick<ChatModel, 'answer'>
  /** Of an organization, the assistant's together with these. */
  readonly dailyTokens: number
  readonly onError: (error: unknown) => void
}

/** The model's own words, and what they cost: an endpoint that says less than it did is not believed. */
const answerOf = async ({ model, database, onError }: Asking, organizationId: string, attributes: readonly AutofillAttribute[], passages: ReturnType<typeof passagesFor>, signal: AbortSignal): Promise<string> => {
  const prompt = autofillPrompt(attributes, passages)
  let [answer, tokens] = ['', 0]
  try {
    for await (const part of model.answer(prompt, signal)) {
      if (part.kind === 'usage') tokens = part.tokens
      else if (answer.length < LONGEST_ANSWER) answer += part.text
    }
    return answer
  } finally {
    const cost = Math.max(tokens, Math.trunc(tokensIn(prompt.map(({ content }) => content).join('') + answer) / 2))
    await inTenant(database, organizationId, (tenant) => spend(tenant, cost)).catch(onError)
  }
}

/** What the model proposes; undefined: it did not answer, or in no form that is understood, or has nothing left to spend today. */
const askedModel = async (asking: Asking, organizationId: string, { material }: Subject, known: readonly AutofillAttribute[], signal: AbortSignal): Promise<readonly ValueProposal[] | undefined> => {
  const attributes = askedOfModel(known)
  const passages = passagesFor(attributes, material)
  if (attributes.length === 0 || passages.length === 0) return []
  if ((await inTenant(asking.database, organizationId, spentToday)) >= asking.dailyTokens) return undefined
  try {
    const claims = claimsIn(await answerOf(asking, organizationId, attributes, passages, signal))
    return claims === undefined ? undefined : proposalsOfModel(claims, attributes, passages)
  } catch (error) {
    if (signal.aborted) throw error
    asking.onError(error)
    return undefined
  }
}

/** Has a language model propose values for an asset beside those of the built-in engine; where it fails, these stay alone, and the status says so. */
export const generateByModel = async (asking: Asking, { organizationId, assetId, by }: Omit<Order, 'asksModel'>, signal: AbortSignal): Promise<void> => {
  const { database, jobs } = asking
  const subject = await inTenant(database, organizationId, async (tenant) => {
    const read = await readSubject(tenant, assetId)
    if (read === undefined) await end(tenant, assetId, { engine: 'builtIn' })
    return read
  })
  if (subject === undefined) return
  const reader = await readerOf(database, organizationId, by, subject)
  const attributes = await inTenant(database, organizationId, (tenant) => withNames(tenant, reader, subject))
  const proposed = await askedModel(asking, organizationId, subject, attributes, signal)
  await inTenant(database, organizationId, async (tenant) => {
    if (!(await stillHas(tenant, assetId, subject))) return generateAnew(tenant, jobs, { assetId, asksModel: true, by })
    if (proposed !== undefined) await propose(tenant, lookedThrough(assetId, subject), ['Model'], await stillAsked(tenant, assetId, proposed.map(asProposal)))
    await end(tenant, assetId, proposed === undefined ? { engine: 'builtIn', fellBack: true } : { engine: 'model' })
    return undefined
  })
}
