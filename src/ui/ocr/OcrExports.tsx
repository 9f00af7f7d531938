import { FileDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { FileAddresses } from '../../application/assets/FileAddresses.ts'
import { splitExtension } from '../../domain/naming/names.ts'
import { OCR_EXPORTS } from '../../domain/ocr/ocr.ts'
import { Button } from '../kit/Button.tsx'
import { Menu } from '../kit/Menu.tsx'

interface OcrExportsProps {
  readonly assetId: string
  readonly name: string
  readonly files: Pick<FileAddresses, 'ocr'>
}

/** Takes the text of an asset home: plain, as a PDF in which it can be searched, or as ALTO. */
export const OcrExports = ({ assetId, name, files }: OcrExportsProps) => {
  const { t } = useTranslation()
  const label = t('ocr.exports.of', { name })
  const entries = OCR_EXPORTS.map((format) => ({
    id: format,
    label: t(`ocr.exports.${format}`),
    icon: <FileDown size={16} aria-hidden />,
    to: files.ocr(assetId, format),
    download: [splitExtension(name).stem, format === 'alto' ? 'xml' : format].join('.'),
  }))
  return (
    <Menu
      label={label}
      align="start"
      button={
        <Button size="compact" icon={<FileDown size={14} aria-hidden />} aria-label={label}>
          {t('ocr.exports.open')}
        </Button>
      }
      entries={entries}
    />
  )
}
