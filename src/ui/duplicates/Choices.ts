import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

/** One of several for a field: radio buttons below its name. */
export const Choices = styled.fieldset`
  display: grid;
  gap: ${theme.space[1]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space[2]};
    margin-bottom: ${theme.space[1]};
    padding: 0;
    font-weight: ${theme.font.weight.medium};
  }

  legend small {
    font-size: ${theme.font.size.caption};
    font-weight: ${theme.font.weight.regular};
    color: ${theme.color.inkSoft};
  }

  label {
    padding-block: ${theme.space.snug};
  }

  strong {
    min-width: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }

  label small {
    max-width: 45%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  ${theme.media.belowMd} {
    label small {
      flex-basis: 100%;
      max-width: none;
      white-space: normal;
      overflow-wrap: anywhere;
    }
  }
`
