import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { UploadActor } from '../../application/transfers/upload.machine.ts'
import { Button } from '../kit/Button.tsx'
import { theme } from '../theme/theme.ts'

interface TakenNameProps {
  readonly upload: UploadActor
  /** A free name for it. */
  readonly proposal: string | undefined
}

/** What becomes of a file whose name is taken. */
export const TakenName = ({ upload, proposal }: TakenNameProps) => {
  const { t } = useTranslation()
  return (
    <Choices>
      {proposal !== undefined && (
        <Button size="compact" title={proposal} onClick={() => upload.send({ type: 'rename', name: proposal })}>
          <span>{t('transfers.rename', { name: proposal })}</span>
        </Button>
      )}
      <Button size="compact" tone="ghost" onClick={() => upload.send({ type: 'skip' })}>
        {t('transfers.skip')}
      </Button>
    </Choices>
  )
}

const Choices = styled.div`
  display: flex;
  gap: ${theme.space[2]};
  min-width: 0;

  button:first-child {
    min-width: 0;
    overflow: hidden;
  }

  button > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`
