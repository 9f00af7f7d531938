import { type ReactNode, useRef } from 'react'
import { styled } from 'styled-components'
import { PROFILE_IMAGE_TYPES } from '../../domain/validation/profileImage.ts'
import { ButtonRow } from '../page/ButtonRow.ts'
import { theme } from '../theme/theme.ts'
import { Button } from '../kit/Button.tsx'

interface PictureChooserProps {
  /** As it is now, round, or what stands for none. */
  readonly children: ReactNode
  readonly hasPicture: boolean
  readonly labels: Readonly<Record<'add' | 'change' | 'remove' | 'hint', string>>
  readonly problem: string | undefined
  readonly busy?: 'sending' | 'removing' | undefined
  readonly onChosen: (file: File) => void
  readonly onRemoved: () => void
}

/** The picture of a person: chosen from a file, or taken away. */
export const PictureChooser = ({ children, hasPicture, labels, problem, busy, onChosen, onRemoved }: PictureChooserProps) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <Root>
      {children}
      <Beside>
        <ButtonRow>
          <Button busy={busy === 'sending'} onClick={() => input.current?.click()}>
            {hasPicture ? labels.change : labels.add}
          </Button>
          {hasPicture && (
            <Button tone="ghost" busy={busy === 'removing'} onClick={onRemoved}>
              {labels.remove}
            </Button>
          )}
        </ButtonRow>
        <p>{labels.hint}</p>
        <Problem aria-live="polite">{problem}</Problem>
      </Beside>
      <input
        ref={input}
        type="file"
        hidden
        accept={PROFILE_IMAGE_TYPES.join(',')}
        aria-label={labels.add}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file !== undefined) onChosen(file)
          // The same file can be chosen again once it is another.
          currentTarget.value = ''
        }}
      />
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[4]};
`

const Beside = styled.div`
  display: grid;
  flex: 1 1 14rem;
  gap: ${theme.space[1]};
  font-size: ${theme.font.size.caption};
  color: ${theme.color.inkFaint};
`

const Problem = styled.p`
  color: ${theme.color.danger};
`
