import { useSelector } from '@xstate/react'
import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Place } from '../../application/move-copy/moveCopyContext.ts'
import type { PlaceFinderActor } from '../../application/move-copy/placeFinder.machine.ts'
import type { RecentFolder } from '../../application/folders/RecentFolderStore.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import { Button } from '../kit/Button.tsx'
import { TextField } from '../kit/TextField.tsx'
import { PlaceOptions, type PlaceOption } from './PlaceOptions.tsx'

interface PlaceFinderProps {
  readonly finder: PlaceFinderActor
  readonly recent: () => readonly RecentFolder[]
  /** Why a folder cannot be chosen, by those above it. */
  readonly refusalOf?: (folderId: string, above: readonly string[]) => string | undefined
  readonly type: ResourceType
  readonly chosen: Place | undefined
  readonly onChoose: (place: Place) => void
  readonly onGo: () => void
}

const never = () => undefined

const COMBOBOX = { type: 'search', role: 'combobox' } as const

/** Finds a folder by its name; offers where things were put before while nothing is typed. Arrows move, Enter chooses, and once more goes on. */
export const PlaceFinder = ({ finder, recent, refusalOf = never, type, chosen, onChoose, onGo }: PlaceFinderProps) => {
  const { t } = useTranslation()
  const id = useId()
  const snapshot = useSelector(finder, (current) => current)
  const [row, setRow] = useState(-1)
  const { typed, found } = snapshot.context
  const isAsked = snapshot.hasTag('asked')
  const moduleName = t(`shell.modules.${type}`)
  const options: readonly PlaceOption[] = isAsked
    ? found.map(({ id: folderId, name, path }) => ({
        folderId,
        name,
        way: [moduleName, ...path.map((step) => step.name)].join(' / '),
        refusal: refusalOf(folderId, path.map((step) => step.id)),
      }))
    : recent()
        .filter((place) => place.type === type)
        .map(({ id: folderId, name }) => ({ folderId, name, refusal: refusalOf(folderId, []) }))
  const choose = ({ folderId, name, refusal }: PlaceOption) => {
    if (refusal === undefined) onChoose({ folderId, name })
  }
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      setRow(Math.max(0, Math.min(options.length - 1, row + step)))
    }
    if (event.key !== 'Enter') return
    event.preventDefault()
    const option = options[row] ?? (isAsked && options.length === 1 ? options[0] : undefined)
    if (option === undefined || option.folderId === chosen?.folderId) return onGo()
    choose(option)
  }
  return (
    <>
      <TextField
        data-autofocus
        {...COMBOBOX}
        label={t('moveCopy.find')}
        autoComplete="off"
        aria-expanded={options.length > 0}
        aria-controls={options.length > 0 ? id : undefined}
        aria-activedescendant={options[row] === undefined ? undefined : `${id}-${row}`}
        value={typed}
        onKeyDown={keys}
        onChange={(event) => {
          setRow(-1)
          finder.send({ type: 'finder.typed', resourceType: type, typed: event.currentTarget.value })
        }}
      />
      {snapshot.matches('nothing') && <p>{t('moveCopy.noneFound')}</p>}
      {snapshot.matches('failed') && (
        <p role="alert">
          {t('shell.foldersFailed')}{' '}
          <Button size="compact" onClick={() => finder.send({ type: 'retry' })}>
            {t('kit.tryAgain')}
          </Button>
        </p>
      )}
      {options.length > 0 && (
        <PlaceOptions
          id={id}
          label={t(isAsked ? 'moveCopy.found' : 'moveCopy.recent')}
          isTall={isAsked}
          options={options}
          row={row}
          chosenId={chosen?.folderId}
          onChoose={choose}
        />
      )}
    </>
  )
}
