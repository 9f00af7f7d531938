import { ChevronDown, FolderUp, Upload } from 'lucide-react'
import { type ChangeEvent, Suspense, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { Button } from '../kit/Button.tsx'
import { Menu } from '../kit/Menu.tsx'
import { visuallyHidden } from '../kit/VisuallyHidden.tsx'
import { theme } from '../theme/theme.ts'
import { ACCEPTED_FILES } from './chooseFiles.ts'
import { lazyPart } from '../lazy/lazyPart.ts'

const Why = lazyPart(() => import('../kit/Why.tsx').then(({ Why }) => ({ default: Why })))

interface UploadButtonProps {
  /** Absent where nothing may be uploaded at all. */
  readonly onUpload: ((files: readonly File[]) => void) | undefined
  readonly onUploadFolder: (() => void) | undefined
  /** Why nothing can be uploaded just here. */
  readonly refusal: string | undefined
}

/** Has files chosen for the open folder, or a folder with what lies in it. */
export const UploadButton = ({ onUpload, onUploadFolder, refusal }: UploadButtonProps) => {
  const { t } = useTranslation()
  const chooser = useRef<HTMLInputElement>(null)
  if (onUpload === undefined) return null
  const chosen = (event: ChangeEvent<HTMLInputElement>) => {
    onUpload([...(event.currentTarget.files ?? [])])
    // The same file can be chosen again.
    event.currentTarget.value = ''
  }
  const choose = () => chooser.current?.click()
  return (
    <>
      <Pair>
        <Button tone="primary" icon={<Upload size={16} />} disabled={refusal !== undefined} onClick={choose}>
          {t('library.upload')}
        </Button>
        {onUploadFolder !== undefined && (
          <More>
            <Menu
              label={t('library.uploadMore')}
              button={
                <Button tone="primary" icon={<ChevronDown size={16} aria-hidden />}>
                  <Hidden>{t('library.uploadMore')}</Hidden>
                </Button>
              }
              entries={[
                { id: 'files', label: t('library.uploadFiles'), icon: <Upload size={16} aria-hidden />, onSelect: choose },
                { id: 'folder', label: t('actions.uploadFolder'), icon: <FolderUp size={16} aria-hidden />, onSelect: onUploadFolder },
              ]}
            />
          </More>
        )}
      </Pair>
      <Suspense>{refusal !== undefined && <Why title={t('library.refusal.uploadTitle')}>{refusal}</Why>}</Suspense>
      <input ref={chooser} type="file" multiple hidden accept={ACCEPTED_FILES} aria-label={t('library.upload')} onChange={chosen} />
    </>
  )
}

const Hidden = styled.span`
  ${visuallyHidden}
`

const More = styled.span`
  display: flex;

  > button {
    padding: 0 ${theme.space.snug};
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }

  ${theme.media.belowSm} {
    display: none;
  }
`

/** One button in two parts; on a phone the menu of the folder has the second. */
const Pair = styled.span`
  display: flex;
  gap: 1px;

  > button:not(:last-child) {
    border-start-end-radius: 0;
    border-end-end-radius: 0;

    ${theme.media.belowSm} {
      border-radius: ${theme.radius.small};
    }
  }
`
