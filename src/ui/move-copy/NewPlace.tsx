import { useSelector } from '@xstate/react'
import { FolderPlus } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { Place } from '../../application/move-copy/moveCopyContext.ts'
import type { FolderNameActor } from '../../application/folders/folderName.machine.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { failureText } from '../texts/failureText.ts'
import { Button } from '../kit/Button.tsx'
import { TextField } from '../kit/TextField.tsx'
import { problemText } from '../texts/problemText.ts'
import { theme } from '../theme/theme.ts'

interface NewPlaceProps {
  readonly naming: FolderNameActor
  readonly type: ResourceType
  readonly chosen: Place | undefined
}

/** Makes a folder in the chosen one, or at the module's root, without leaving the dialog. */
export const NewPlace = ({ naming, type, chosen }: NewPlaceProps) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const snapshot = useSelector(naming, (current) => current)
  const { name, problems, failure } = snapshot.context
  const field = useRef<HTMLInputElement>(null)
  const isOpen = snapshot.hasTag('open')
  useEffect(() => {
    if (isOpen) field.current?.focus()
  }, [isOpen])
  if (!isOpen) {
    const open = () => naming.send({ type: 'create.open', resourceType: type, parentId: chosen?.folderId ?? null })
    return (
      <Button icon={<FolderPlus size={16} />} onClick={open}>
        {t('library.newFolder')}
      </Button>
    )
  }
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    // Of the field, not of the dialog.
    event.preventDefault()
    event.stopPropagation()
    naming.send({ type: event.key === 'Enter' ? 'save' : 'cancel' })
  }
  const message = snapshot.matches('refused') || snapshot.matches('failed') ? failure : undefined
  return (
    <Form>
      <TextField
        ref={field}
        label={t('moveCopy.newIn', { folder: chosen?.name ?? t(`shell.modules.${type}`) })}
        value={name}
        problem={problemText(t, problems['name'], language) ?? (message && failureText(t, message, language))}
        readOnly={snapshot.hasTag('busy')}
        onKeyDown={keys}
        onChange={(event) => naming.send({ type: 'name.changed', name: event.currentTarget.value })}
      />
      <Button busy={snapshot.hasTag('busy')} onClick={() => naming.send({ type: 'save' })}>
        {t('library.name.createSubmit')}
      </Button>
      <Button tone="ghost" onClick={() => naming.send({ type: 'cancel' })}>
        {t('moveCopy.notNew')}
      </Button>
    </Form>
  )
}

const Form = styled.div`
  display: flex;
  flex: 1 1 100%;
  flex-wrap: wrap;
  align-items: end;
  gap: ${theme.space[2]};

  > :first-child {
    flex: 1;
    min-width: 16ch;
  }
`
