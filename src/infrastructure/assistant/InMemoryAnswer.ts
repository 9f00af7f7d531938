import type { AnswerEvent, AnswerGround } from '../../application/assistant/AnswerStream.ts'

/** What a question is answered, in the pieces that it comes in. */
export interface Reply {
  readonly ground: AnswerGround
  readonly chunks: readonly string[]
}

/** One answer while it is written. */
export class InMemoryAnswer {
  readonly #reply: Reply
  readonly #written: (answer: InMemoryAnswer) => void
  readonly #listeners = new Set<(event: AnswerEvent) => void>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #count = 0
  #isGrounded = false
  #isOver = false

  constructor(reply: Reply, written: (answer: InMemoryAnswer) => void) {
    this.#reply = reply
    this.#written = written
  }

  get text(): string {
    return this.#reply.chunks.slice(0, this.#count).join('')
  }

  get ground(): AnswerGround {
    return this.#reply.ground
  }

  /** Writes a piece each `pace` milliseconds, `most` of them. */
  begin(pace: number, most: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      if (this.#count >= most || this.#isOver) return
      this.#write()
      this.begin(pace, most)
    }, pace)
  }

  listen(received: (event: AnswerEvent) => void): () => void {
    let isHere = true
    const pass = (event: AnswerEvent) => isHere && received(event)
    this.#listeners.add(pass)
    const [isGrounded, text] = [this.#isGrounded, this.text]
    queueMicrotask(() => {
      if (isGrounded) pass({ type: 'answer.grounded', ground: this.ground })
      if (text !== '') pass({ type: 'answer.chunk', text })
    })
    return () => {
      isHere = false
      this.#listeners.delete(pass)
    }
  }

  cut(): void {
    this.#pass({ type: 'answer.failed' })
    this.#listeners.clear()
  }

  end(messageId?: string): void {
    this.#isOver = true
    clearTimeout(this.#timer)
    this.#pass({ type: 'answer.ended', ...(messageId !== undefined && { messageId }) })
    this.#listeners.clear()
  }

  #write(): void {
    const { chunks } = this.#reply
    if (!this.#isGrounded) {
      this.#isGrounded = true
      this.#pass({ type: 'answer.grounded', ground: this.ground })
      return
    }
    const text = chunks[this.#count]
    if (text === undefined) return this.#written(this)
    this.#count += 1
    return this.#pass({ type: 'answer.chunk', text })
  }

  #pass(event: AnswerEvent): void {
    for (const pass of this.#listeners) pass(event)
  }
}
