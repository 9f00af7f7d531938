import { type ChangeEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { UploadActor } from '../../application/transfers/upload.machine.ts'
import { Button } from '../kit/Button.tsx'

interface FileChooserProps {
  readonly upload: UploadActor
  readonly name: string
}

/** Asks for a file again that a reload took away. */
export const FileChooser = ({ upload, name }: FileChooserProps) => {
  const { t } = useTranslation()
  const chooser = useRef<HTMLInputElement>(null)
  const chosen = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0]
    if (file !== undefined) upload.send({ type: 'file.given', file })
    event.currentTarget.value = ''
  }
  return (
    <Place>
      <Button size="compact" onClick={() => chooser.current?.click()}>
        {t('transfers.chooseFileFor', { name })}
      </Button>
      <input ref={chooser} type="file" hidden aria-label={t('transfers.chooseFileFor', { name })} onChange={chosen} />
    </Place>
  )
}

const Place = styled.div`
  justify-self: start;
`
