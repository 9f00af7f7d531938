import type { FormEvent } from '../../application/forms/formStates.ts'
import { Button } from '../kit/Button.tsx'

export interface StaleWays {
  readonly takeTheirs: string
  readonly keepMine: string
}

interface StaleChoiceProps {
  readonly ways: StaleWays
  readonly send: (event: Extract<FormEvent, { type: 'theirs.take' | 'mine.keep' }>) => void
}

/** The two ways on where somebody else was quicker. */
export const StaleChoice = ({ ways, send }: StaleChoiceProps) => (
  <>
    <Button onClick={() => send({ type: 'theirs.take' })}>{ways.takeTheirs}</Button>
    <Button tone="primary" onClick={() => send({ type: 'mine.keep' })}>
      {ways.keepMine}
    </Button>
  </>
)
