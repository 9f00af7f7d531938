import { Pencil, ScanFace, Trash2, UserRoundPlus, UsersRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { PersonDraft } from '../../domain/persons/personChange.ts'
import type { FoundFace, Person } from '../../domain/persons/persons.ts'
import { Button } from '../kit/Button.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { IconButton } from '../kit/IconButton.tsx'
import { theme } from '../theme/theme.ts'

interface PersonListProps {
  readonly persons: readonly Person[]
  /** Those of the file that nobody has been marked at. */
  readonly faces: readonly FoundFace[]
  /** The file is being read for faces. */
  readonly reading: boolean
  readonly mayEdit: boolean
  readonly onBegin: (draft: PersonDraft) => void
  readonly onRemove: (person: Person) => void
  readonly onAddFaces: () => void
}

/** Everybody who is named in the picture, and whom its file names. */
export const PersonList = ({ persons, faces, reading, mayEdit, onBegin, onRemove, onAddFaces }: PersonListProps) => {
  const { t } = useTranslation()
  const named = faces.filter(({ name }) => name !== '').length
  return (
    <>
      {persons.length === 0 && faces.length === 0 && (
        <EmptyState
          icon={<UsersRound size={28} strokeWidth={1.5} />}
          title={t('persons.none.title')}
          text={t(mayEdit ? 'persons.none.text' : 'persons.none.readOnly')}
        />
      )}
      {persons.length > 0 && (
        <List aria-label={t('persons.title')}>
          {persons.map((person) => (
            <li key={person.id}>
              <span dir="auto">{person.name}</span>
              {person.source !== 'Drawn' && <small>{t(person.source === 'File' ? 'persons.fromFile' : 'persons.recognized')}</small>}
              {mayEdit && (
                <>
                  <IconButton
                    label={t('persons.editOne', { name: person.name })}
                    icon={<Pencil size={16} />}
                    onClick={() => onBegin({ person, name: person.name, area: person.area, source: person.source })}
                  />
                  <IconButton label={t('persons.removeOne', { name: person.name })} icon={<Trash2 size={16} />} onClick={() => onRemove(person)} />
                </>
              )}
            </li>
          ))}
        </List>
      )}
      {faces.length > 0 && (
        <Found aria-label={t('persons.faces.title')}>
          <h2>{t('persons.faces.title')}</h2>
          <p>{t('persons.faces.text')}</p>
          <List>
            {faces.map((face) => (
              <li key={`${face.area.x} ${face.area.y}`}>
                <ScanFace size={16} aria-hidden />
                <span dir="auto">{face.name === '' ? t('persons.unnamed') : face.name}</span>
                {mayEdit && (
                  <Button
                    size="compact"
                    aria-label={face.name === '' ? t('persons.faces.nameOne') : t('persons.faces.addOne', { name: face.name })}
                    onClick={() => onBegin({ person: undefined, name: face.name, area: face.area, source: 'File' })}
                  >
                    {t(face.name === '' ? 'persons.faces.name' : 'persons.faces.add')}
                  </Button>
                )}
              </li>
            ))}
          </List>
          {mayEdit && named > 1 && (
            <Button icon={<UserRoundPlus size={16} />} onClick={onAddFaces}>
              {t('persons.faces.addAll', { count: named })}
            </Button>
          )}
        </Found>
      )}
      {reading && <Reading>{t('persons.faces.reading')}</Reading>}
    </>
  )
}

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0 ${theme.space[5]};
  list-style: none;

  li {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    min-height: ${theme.size.row};
    border-bottom: ${theme.border.line};
  }

  span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  small {
    font-size: ${theme.font.size.caption};
    color: ${theme.color.inkFaint};
  }
`

const Found = styled.section`
  display: grid;
  justify-items: start;
  gap: ${theme.space[2]};
  padding: ${theme.space[5]};

  h2 {
    font-size: ${theme.font.size.body};
    font-weight: ${theme.font.weight.semibold};
  }

  p {
    font-size: ${theme.font.size.caption};
    color: ${theme.color.inkFaint};
  }

  ul {
    width: 100%;
    padding: 0;
  }
`

const Reading = styled.output`
  display: block;
  padding: ${theme.space[4]} ${theme.space[5]};
  font-size: ${theme.font.size.caption};
  color: ${theme.color.inkFaint};
`
