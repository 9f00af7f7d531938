import { FolderOpen, FolderPlus, FolderUp, Upload } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../kit/Button.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'

interface EmptyFolderProps {
  /** The module's name, where the place is its root. */
  readonly moduleName: string | undefined
  /** Each absent where it cannot be done. */
  readonly onUpload: (() => void) | undefined
  readonly onUploadFolder: (() => void) | undefined
  readonly onNewFolder: (() => void) | undefined
}

/** Says what an empty folder is for and offers the first thing to do in it. */
export const EmptyFolder = ({ moduleName, onUpload, onUploadFolder, onNewFolder }: EmptyFolderProps) => {
  const { t } = useTranslation()
  const mayFill = onNewFolder !== undefined || onUpload !== undefined
  const text = moduleName === undefined ? t('library.empty.text') : t('library.empty.rootText')
  return (
    <EmptyState
      icon={<FolderOpen size={28} strokeWidth={1.5} />}
      title={moduleName === undefined ? t('library.empty.title') : t('library.empty.rootTitle', { module: moduleName })}
      text={mayFill ? text : t('library.empty.textReadOnly')}
      action={
        mayFill && (
          <>
            {onUpload !== undefined && (
              <Button icon={<Upload size={16} />} onClick={onUpload}>
                {t('library.upload')}
              </Button>
            )}
            {onUploadFolder !== undefined && (
              <Button icon={<FolderUp size={16} />} onClick={onUploadFolder}>
                {t('actions.uploadFolder')}
              </Button>
            )}
            {onNewFolder !== undefined && (
              <Button icon={<FolderPlus size={16} />} onClick={onNewFolder}>
                {t('library.newFolder')}
              </Button>
            )}
          </>
        )
      }
    />
  )
}
