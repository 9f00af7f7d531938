import { Camera } from 'lucide-react'
import { type ChangeEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { IconButton } from '../kit/IconButton.tsx'
import { theme } from '../theme/theme.ts'

/** Uploads what the camera of a phone or tablet sees. */
export const TakePhoto = ({ onUpload }: { readonly onUpload: (files: readonly File[]) => void }) => {
  const { t } = useTranslation()
  const camera = useRef<HTMLInputElement>(null)
  const taken = (event: ChangeEvent<HTMLInputElement>) => {
    onUpload([...(event.currentTarget.files ?? [])])
    // The next photo may have the same name.
    event.currentTarget.value = ''
  }
  return (
    <Root>
      <IconButton label={t('library.takePhoto')} icon={<Camera size={18} />} onClick={() => camera.current?.click()} />
      <input ref={camera} type="file" hidden accept="image/*" capture="environment" aria-label={t('library.takePhoto')} onChange={taken} />
    </Root>
  )
}

const Root = styled.span`
  display: none;

  ${theme.media.coarse} {
    display: flex;
  }
`
