import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { useMatch } from 'react-router'
import { styled } from 'styled-components'
import type { PreferencesActor } from '../../application/preferences/preferences.machine.ts'
import { ACTIONS } from '../../domain/actions/actions.ts'
import { FACE_SHORTCUTS } from '../../domain/face-recognition/shortcuts.ts'
import { DUPLICATE_SHORTCUTS } from '../../domain/duplicates/shortcuts.ts'
import { isSingleCharacter, PAGE_SHORTCUTS, type Shortcut, shownShortcut } from '../../domain/preferences/shortcuts.ts'
import { SUGGESTION_SHORTCUTS } from '../../domain/suggestions/shortcuts.ts'
import { Dialog } from '../kit/Dialog.tsx'
import { isMac } from '../kit/isMac.ts'
import { Kbd } from '../kit/Kbd.tsx'
import { theme } from '../theme/theme.ts'
import { LettersSwitch } from './LettersSwitch.tsx'

interface ShortcutListProps {
  readonly preferences: PreferencesActor
  readonly onClose: () => void
}

interface Row {
  readonly label: string
  readonly shortcuts: readonly Shortcut[]
}

/** The other one of a pair has the same key. */
const OPPOSITES: readonly string[] = ['unfavorite', 'deselect', 'editMany']

/** The keys of the list itself, which are no actions of the table. */
const LIST_KEYS = { move: ['←', '→', '↑', '↓'], ends: ['Home', 'End'], toggle: ['Space', 'Mod+Click'], range: ['Shift+↑', 'Shift+Click'], menu: ['Shift+F10'] } as const

/** The keys of a picture that has the focus; they are heard there alone, so they are not turned off. */
const PICTURE_KEYS = { zoomIn: ['+'], zoomOut: ['-'], fit: ['0'], actual: ['1'] } as const

/** Those of the page of duplicates. */
const DUPLICATES = [
  { id: 'previous', shortcuts: ['↑'] },
  { id: 'next', shortcuts: ['↓'] },
  { id: 'keep', shortcuts: DUPLICATE_SHORTCUTS.keep.slice(0, 3) },
  { id: 'merge', shortcuts: [DUPLICATE_SHORTCUTS.merge] },
  { id: 'notSame', shortcuts: [DUPLICATE_SHORTCUTS.notSame] },
] as const

/** Those of the page of suggestions. */
const SUGGESTIONS = (['next', 'previous', 'accept', 'refuse', 'change', 'undo'] as const).map((id) => ({ id, shortcuts: [SUGGESTION_SHORTCUTS[id]] }))
/** Those of the page of people. */
const PEOPLE = [
  { id: 'nameChosen', shortcuts: [FACE_SHORTCUTS.name] },
  { id: 'mergeChosen', shortcuts: [FACE_SHORTCUTS.merge] },
  { id: 'ignoreChosen', shortcuts: [FACE_SHORTCUTS.ignore] },
] as const

/** Which keys do what on the page that is open. */
export const ShortcutList = ({ preferences, onClose }: ShortcutListProps) => {
  const { t } = useTranslation()
  const isFolderPage = useMatch('/:resourceType/folders/:folderId?') !== null
  const isAssetPage = useMatch('/:resourceType/assets/:assetId/detail/*') !== null
  const isDuplicatesPage = useMatch('/duplicates') !== null
  const isSuggestionsPage = useMatch('/suggestions') !== null
  const isPeoplePage = useMatch('/people') !== null
  const letters = useSelector(preferences, ({ context }) => context.letters)
  const turnedOff: readonly Shortcut[] = letters ? [] : [...Object.values(PAGE_SHORTCUTS), ...ACTIONS.flatMap(({ shortcuts = [] }) => shortcuts), ...[...DUPLICATES, ...SUGGESTIONS, ...PEOPLE].flatMap(({ shortcuts }) => shortcuts)]
  const isOff = (shortcut: Shortcut) => isSingleCharacter(shortcut) && turnedOff.includes(shortcut)
  const everywhere: readonly Row[] = Object.entries(PAGE_SHORTCUTS).map(([id, shortcut]) => ({
    label: t(`shortcuts.${id as keyof typeof PAGE_SHORTCUTS}`),
    shortcuts: [shortcut],
  }))
  const here: readonly Row[] = ACTIONS.filter(({ id }) => !OPPOSITES.includes(id)).flatMap(({ id, shortcuts = [] }) =>
    shortcuts.length === 0 ? [] : [{ label: t(`actions.${id}`, { count: 1 }), shortcuts }],
  )
  const list: readonly Row[] = Object.entries(LIST_KEYS).map(([id, shortcuts]) => ({ label: t(`shortcuts.${id as keyof typeof LIST_KEYS}`), shortcuts }))
  const picture: readonly Row[] = Object.entries(PICTURE_KEYS).map(([id, shortcuts]) => ({ label: t(`preview.${id as keyof typeof PICTURE_KEYS}`), shortcuts }))
  const groups = [
    { title: t('shortcuts.everywhere'), rows: everywhere },
    ...(isFolderPage ? [{ title: t('shortcuts.here'), rows: here }, { title: t('shortcuts.list'), rows: list }] : []),
    ...(isDuplicatesPage ? [{ title: t('duplicates.title'), rows: DUPLICATES.map(({ id, shortcuts }) => ({ label: t(`duplicates.${id}`), shortcuts })) }] : []),
    ...(isSuggestionsPage ? [{ title: t('suggestions.title'), rows: SUGGESTIONS.map(({ id, shortcuts }) => ({ label: t(`suggestions.${id}`), shortcuts })) }] : []),
    ...(isPeoplePage ? [{ title: t('faces.title'), rows: [...list.slice(0, 3), ...PEOPLE.map(({ id, shortcuts }) => ({ label: t(`faces.${id}`), shortcuts }))] }] : []),
    ...(isAssetPage ? [{ title: t('preview.label'), rows: picture }] : []),
  ]
  return (
    <Dialog title={t('shortcuts.title')} size="wide" onClose={onClose}>
      {groups.map(({ title, rows }) => (
        <section key={title}>
          <Heading>{title}</Heading>
          <Rows>
            {rows.map(({ label, shortcuts }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  {shortcuts.map((shortcut) => (
                    <Keys key={shortcut} data-off={isOff(shortcut)}>
                      <Kbd>{shownShortcut(shortcut, isMac())}</Kbd>
                      {isOff(shortcut) && <small>{t('shortcuts.off')}</small>}
                    </Keys>
                  ))}
                </dd>
              </div>
            ))}
          </Rows>
        </section>
      ))}
      <LettersSwitch preferences={preferences} />
    </Dialog>
  )
}

const Heading = styled.h3`
  margin-bottom: ${theme.space[1]};
  font-size: ${theme.font.size.caption};
  font-weight: ${theme.font.weight.semibold};
  color: ${theme.color.inkSoft};
`

const Rows = styled.dl`
  margin: 0;
  columns: 2 20rem;
  column-gap: ${theme.space[8]};

  > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[3]};
    min-height: ${theme.size.control};
    border-bottom: ${theme.border.line};
    break-inside: avoid;
  }

  dd {
    display: flex;
    gap: ${theme.space[2]};
    margin: 0;
  }
`

const Keys = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};

  &[data-off='true'] {
    color: ${theme.color.inkFaint};
    text-decoration: line-through;
  }

  small {
    font-size: ${theme.font.size.caption};
  }
`
