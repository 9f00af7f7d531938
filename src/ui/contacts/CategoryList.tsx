import { Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { CategoryEditActor } from '../../application/contacts/categoryEdit.machine.ts'
import type { ContactCategory } from '../../domain/contacts/category.ts'
import { IconButton } from '../kit/IconButton.tsx'
import { theme } from '../theme/theme.ts'
import { categoryText } from './categoryText.ts'

interface CategoryListProps {
  readonly edit: CategoryEditActor
  readonly categories: readonly ContactCategory[]
}

/** Each category with how many contacts it has, and what can be done with it. */
export const CategoryList = ({ edit, categories }: CategoryListProps) => {
  const { t } = useTranslation()
  return (
    <List aria-label={t('contacts.categories')}>
      {categories.map((category) => {
        const name = categoryText(t, category)
        return (
          <li key={category.id}>
            <span>{name}</span>
            <small>{t('contacts.total', { count: category.contacts })}</small>
            <IconButton label={t('contacts.category.renameOne', { name })} icon={<Pencil size={16} />} onClick={() => edit.send({ type: 'name.ask', category, name })} />
            <IconButton
              label={t('contacts.category.removeOne', { name })}
              icon={<Trash2 size={16} />}
              disabled={categories.length === 1}
              onClick={() => edit.send({ type: 'removal.ask', category, name })}
            />
          </li>
        )
      })}
    </List>
  )
}

const List = styled.ul`
  display: grid;

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
    font-variant-numeric: ${theme.font.figures};
    color: ${theme.color.inkFaint};
  }
`
