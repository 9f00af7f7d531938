import { useSelector } from '@xstate/react'
import { FileInput } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { type FileOptionsActor, wordsKey } from '../../application/metadata/fileOptions.machine.ts'
import type { MetadataGroup } from '../../domain/embedded-metadata/metadata.ts'
import { choicesInFile, wordsInFile } from '../../domain/metadata/fromFile.ts'
import type { MetadataValue } from '../../domain/metadata/value.ts'
import type { Option } from '../../domain/templates/options.ts'
import { Button } from '../kit/Button.tsx'
import { theme } from '../theme/theme.ts'
import type { FieldAttribute } from '../value-fields/fieldProps.ts'

interface TakeOverChoiceProps {
  readonly attribute: FieldAttribute
  readonly groups: readonly MetadataGroup[]
  readonly has: readonly MetadataValue[]
  readonly fileOptions: FileOptionsActor
  readonly onTake: (options: readonly Option[]) => void
}

/** What the file itself says for a choice: options to take over, and words that are none. */
export const TakeOverChoice = ({ attribute, groups, has, fileOptions, onTake }: TakeOverChoiceProps) => {
  const { t } = useTranslation()
  const { id } = attribute
  const words = wordsInFile(attribute, groups)
  const key = wordsKey({ attributeId: id, words })
  const found = useSelector(fileOptions, ({ context }) => context.found.get(key))
  useEffect(() => {
    const asked = JSON.parse(key) as readonly [string, readonly string[]]
    if (asked[1].length > 0) fileOptions.send({ type: 'words.found', attributeId: asked[0], words: asked[1] })
  }, [fileOptions, key])
  if (found === undefined) return null
  const { values, unknown, several } = choicesInFile(attribute, found, has)
  return (
    <>
      {values.length > 0 && (
        <Button size="compact" tone="ghost" icon={<FileInput size={14} />} onClick={() => onTake(values)}>
          {t('describing.takeOver', { value: values.map(({ label }) => label).join('; ') })}
        </Button>
      )}
      {unknown.length > 0 && <Unknown>{t(attribute.type === 'contact' ? 'describing.noContact' : 'describing.noOption', { words: unknown.join('; ') })}</Unknown>}
      {several.length > 0 && <Unknown>{t('describing.severalContacts', { words: several.join('; ') })}</Unknown>}
    </>
  )
}

const Unknown = styled.p`
  font-size: ${theme.font.size.caption};
  color: ${theme.color.inkSoft};
  overflow-wrap: anywhere;
`
