import { Copy } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'
import { Button } from '../kit/Button.tsx'

interface KeptText {
  readonly key: string
  readonly name: string
  readonly text: string
}

/** What somebody typed and what could not be saved, so that it can be taken elsewhere: a line each, as a spreadsheet takes it. */
export const KeptTexts = ({ texts }: { readonly texts: readonly KeptText[] }) => {
  const { t } = useTranslation()
  const [isCopied, setCopied] = useState(false)
  const lines = texts.map(({ name, text }) => `${name}\t${text}`).join('\n')
  // A browser has no clipboard for a page that came without encryption: there it is marked and copied by hand.
  const copy = async () => setCopied(await navigator.clipboard?.writeText(lines).then(() => true, () => false))
  return (
    <Kept>
      <dl>
        {texts.map(({ key, name, text }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Button size="compact" onClick={() => void copy()}>
        <Copy size={14} aria-hidden />
        <output>{t(isCopied ? 'kept.copied' : 'kept.copy')}</output>
      </Button>
    </Kept>
  )
}

const Kept = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  justify-items: start;

  dl {
    display: grid;
    gap: ${theme.space[1]};
    width: 100%;
    max-height: 240px;
    margin: 0;
    overflow-y: auto;
    color: ${theme.color.ink};
  }

  dl > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    gap: ${theme.space[2]};
    overflow-wrap: anywhere;
  }

  dt {
    color: ${theme.color.inkSoft};
  }

  dd {
    margin: 0;
    white-space: pre-wrap;
  }
`
