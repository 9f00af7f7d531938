import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { FileAddresses } from '../../../application/assets/FileAddresses.ts'
import type { FacetValue } from '../../../application/advanced-search/AdvancedSearchGateway.ts'
import type { Area } from '../../../domain/persons/area.ts'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'
import { theme } from '../../theme/theme.ts'
import { type FacetChoosing, stateOf, withValue } from './facetChoice.ts'

interface FacesProps extends FacetChoosing {
  readonly values: readonly FacetValue[]
  readonly label: string
  readonly files: FileAddresses
}

const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/)
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '').join('').toUpperCase()
}

/** The part of a picture that an area covers, as the ground of a round of the same width. */
const cropOf = ({ x, y, width, height }: Area, address: string) => {
  const share = (at: number, side: number) => (side >= 1 ? 0 : (at / (1 - side)) * 100)
  return {
    backgroundImage: `url("${address}")`,
    backgroundSize: `${100 / width}% ${100 / height}%`,
    backgroundPosition: `${share(x, width)}% ${share(y, height)}%`,
  }
}

/** Persons by their faces. Alt and a click, or Alt and Enter, keeps one out. */
export const Faces = ({ values, label, files, choice, onChoose }: FacesProps) => {
  const { t } = useTranslation()
  return (
    <List aria-label={label}>
      {values.map(({ value, label: name, count, face }) => {
        const state = stateOf(choice, value)
        return (
          <li key={value}>
            <Face
              type="button"
              title={name}
              aria-pressed={state === 'included'}
              data-state={state}
              onClick={(event) => onChoose(withValue(choice, value, state !== 'open' ? 'open' : event.altKey ? 'excluded' : 'included'))}
            >
              <span className="round" aria-hidden style={face && cropOf(face.area, files.thumbnail(face, 960))}>
                {face === undefined && initialsOf(name)}
              </span>
              <VisuallyHidden>{name}</VisuallyHidden>
              <bdi aria-hidden>{name}</bdi>
              {state === 'excluded' && <VisuallyHidden>{t('advancedSearch.facets.excluded')}</VisuallyHidden>}
              <data value={count}>{t('advancedSearch.facets.count', { count })}</data>
            </Face>
          </li>
        )
      })}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space[2]} ${theme.space[1]};
  margin-top: ${theme.space[2]};
`

const Face = styled.button`
  display: grid;
  align-content: start;
  justify-items: center;
  width: 100%;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.small};
  font: inherit;
  font-size: ${theme.font.size.caption};
  line-height: ${theme.font.line.normal};
  color: ${theme.color.inkSoft};
  background: none;
  cursor: pointer;

  .round {
    display: grid;
    place-items: center;
    width: ${theme.size.field};
    aspect-ratio: 1;
    margin-bottom: ${theme.space[1]};
    border-radius: ${theme.radius.round};
    font-weight: ${theme.font.weight.semibold};
    color: ${theme.color.primary};
    background-color: ${theme.color.primarySoft};
    box-shadow: 0 0 0 1px ${theme.color.line};
  }

  bdi {
    display: -webkit-box;
    max-width: 100%;
    overflow: hidden;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  data {
    font-variant-numeric: ${theme.font.figures};
  }

  &:hover bdi {
    color: ${theme.color.ink};
  }

  &[aria-pressed='true'] {
    color: ${theme.color.primary};
  }

  &[aria-pressed='true'] .round {
    box-shadow: 0 0 0 2px ${theme.color.bg}, 0 0 0 4px ${theme.color.primary};
  }

  &[data-state='excluded'] .round {
    opacity: 0.5;
    box-shadow: 0 0 0 2px ${theme.color.danger};
  }

  &[data-state='excluded'] bdi {
    text-decoration: line-through;
  }
`
