import type { PhraseProblem, PublicShareLinks, ShareWords } from './publicShare.ts'
import { BareShell } from './ShareShell.tsx'

interface SharePhraseProps {
  readonly words: ShareWords
  readonly links: PublicShareLinks
  /** Undefined: none was given yet. */
  readonly problem: PhraseProblem | undefined
}

/** Asks for the pass phrase; until then nothing is said of what is shared, nor by whom. */
export const SharePhrase = ({ words, links, problem }: SharePhraseProps) => {
  const said = problem && (problem.is === 'wrong' ? words.wrong : words.limited(problem.minutes))
  return (
    <BareShell words={words} links={links}>
      <h1>{words.phrase}</h1>
      <p className="portal-text" id="phrase-text">
        {words.phraseText}
      </p>
      <form className="portal-phrase" method="post" action={links.main}>
        <label htmlFor="phrase">{words.phraseLabel}</label>
        <input
          id="phrase"
          name="phrase"
          type="password"
          autoComplete="off"
          required
          maxLength={400}
          aria-invalid={problem !== undefined}
          aria-describedby={said === undefined ? 'phrase-text' : 'phrase-problem phrase-text'}
        />
        {said !== undefined && (
          <p className="portal-problem" id="phrase-problem" role="alert">
            {said}
          </p>
        )}
        <button type="submit">{words.open}</button>
      </form>
    </BareShell>
  )
}
