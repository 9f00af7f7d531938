/** What is to be left out stands behind one of these, to the end of the question. */
const EXCEPT = /(?:^|[\s,;])(?:but not|except(?: for)?|excluding|other than|apart from|men ikke|unntatt|bortsett fra|utenom|pero no|excepto|salvo)\s+(.+)$/iu

/** Of what was found before. */
const NOT_THOSE = /^(?:(?:and|but|og|men|y|pero)\s+)?(?:not|ikke|no)\s+(?:the ones?|those|them|de|dem|den|det|los|las|el|la)(?:\s+(.*))?$/iu

/** What a question leaves out, if it does; `rest`: the question without that, empty where it goes on from what was found before. */
export const exceptionIn = (question: string): { readonly excepted: string | undefined; readonly rest: string } => {
  const asked = question.trim()
  const found = NOT_THOSE.exec(asked) ?? EXCEPT.exec(asked)
  return found === null ? { excepted: undefined, rest: question } : { excepted: found[1] ?? '', rest: asked.slice(0, found.index) }
}
