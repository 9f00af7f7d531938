import type { Viewer } from '../access/viewer.ts'
import type { Database } from '../database/connect.ts'
import { sql } from '../database/sql.ts'
import { asPerson } from './asPerson.ts'
import type { About, AnswerPart } from './engine.ts'
import { sayWritten } from './messageRows.ts'
import type { Question } from './questions.ts'

/** Milliseconds between two times that an answer is written down. */
const PACE = 100
/** Milliseconds between signs of life while nothing comes. */
const BEAT = 5_000
/** UTF-16 units of an answer; what does not end is cut there. */
const LONGEST_ANSWER = 40_000

const KEEP = sql<{ id: string }>(`
  update assistant_messages set message = $4, sources = $5, query = $6, engine = $7, fell_back = $8, written_at = case when $9 then null else clock_timestamp() end
  where organization_id = $1 and thread_id = $2 and id = $3 and written_at is not null returning id`)
const DROP = sql('delete from assistant_messages where organization_id = $1 and thread_id = $2 and id = $3 and written_at is not null')

/** Nobody waits for the answer any more: it was stopped, or its thread is gone. */
export class NotWanted extends Error {
  override readonly name = 'NotWanted'
}

/** An answer on its way into the database, where every node's readers see it. */
export class Draft {
  readonly #database: Database
  readonly #viewer: Viewer
  readonly #question: Question
  #text = ''
  #about: About = { sources: [], engine: 'builtIn' }
  #isNew = false
  #keptAt = 0
  #keeping: Promise<unknown> = Promise.resolve()

  constructor(database: Database, viewer: Viewer, question: Question) {
    this.#database = database
    this.#viewer = viewer
    this.#question = question
  }

  /** The first words are there at once, the others at a pace. Throws {@link NotWanted}. */
  async add(part: AnswerPart): Promise<void> {
    if (part.kind === 'about') this.#about = part.about
    else this.#text = (this.#text + part.text.replaceAll(/[\0\r]/g, '')).slice(0, LONGEST_ANSWER)
    this.#isNew = true
    if (this.#text !== '' && performance.now() - this.#keptAt >= PACE) await this.#keep(false)
    if (this.#text.length >= LONGEST_ANSWER) throw new Error('An answer did not end')
  }

  /** Says that somebody is at work, and writes what is new. */
  beat(): NodeJS.Timeout {
    return setInterval(() => {
      this.#keep(false).catch(() => undefined)
    }, BEAT)
  }

  /** Writes what has come since, if anything has. */
  async flush(): Promise<void> {
    if (this.#isNew && this.#text !== '') await this.#keep(false)
  }

  /** It is whole, or broke off, which `brokenOff` says behind it; one without a word is none. Whoever stops an answer has ended it already. */
  async end(brokenOff?: string): Promise<void> {
    await this.#keeping.catch(() => undefined)
    const { threadId, messageId } = this.#question
    if (this.#text.trim() !== '') {
      if (brokenOff !== undefined) this.#text = `${this.#text}\n\n${brokenOff}`
      return this.#keep(true)
    }
    await asPerson(this.#database, this.#viewer, async (tenant) => {
      await tenant.query(DROP, [tenant.organizationId, threadId, messageId])
      await sayWritten(tenant, threadId)
    })
  }

  /** One behind the other, so that none overtakes. */
  #keep(isWhole: boolean): Promise<void> {
    this.#isNew = false
    this.#keptAt = performance.now()
    const kept = this.#keeping.catch(() => undefined).then(() => this.#write(isWhole))
    this.#keeping = kept
    return kept
  }

  async #write(isWhole: boolean): Promise<void> {
    const { threadId, messageId } = this.#question
    const { sources, query = null, engine, fellBack = false } = this.#about
    const rows = await asPerson(this.#database, this.#viewer, async (tenant) => {
      const written = await tenant.query(KEEP, [tenant.organizationId, threadId, messageId, this.#text.toWellFormed(), JSON.stringify(sources), query, engine, fellBack, isWhole])
      if (written.length > 0) await sayWritten(tenant, threadId)
      return written
    })
    if (rows.length === 0) throw new NotWanted('The answer is wanted no longer')
  }
}
