/** Answers that are given again and again, each with its text once that was needed. They go when nobody keeps them any more. */
const texts = new WeakMap<object, Buffer | undefined>()

/** Has an answer, which never changes, turned into text only once, however often it is given. */
export const keepText = <Answer extends object>(answer: Answer): Answer => {
  texts.set(answer, undefined)
  return answer
}

/** An answer as JSON. */
export const textOf = (answer: unknown): string | Buffer => {
  if (typeof answer !== 'object' || answer === null || !texts.has(answer)) return JSON.stringify(answer)
  const known = texts.get(answer)
  if (known !== undefined) return known
  const text = Buffer.from(JSON.stringify(answer))
  texts.set(answer, text)
  return text
}
