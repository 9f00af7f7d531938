import type { TransferEntry } from '../../application/transfers/entry.ts'
import { DownloadRow } from './DownloadRow.tsx'
import { BulkOperationRow } from './BulkOperationRow.tsx'
import { OcrRunRow } from './OcrRunRow.tsx'
import { UploadRow } from './UploadRow.tsx'
import { ZipRow } from './ZipRow.tsx'

interface TransferRowProps {
  readonly entry: TransferEntry
  /** Bytes per second that a file which passes through the page gets now; undefined while not known. */
  readonly rate: number | undefined
}

/** The line of a transfer, by its kind. */
export const TransferRow = ({ entry, rate }: TransferRowProps) => {
  switch (entry.kind) {
    case 'upload':
      return <UploadRow upload={entry.actor} rate={rate} />
    case 'download':
      return <DownloadRow download={entry.actor} />
    case 'bulkOperation':
      return <BulkOperationRow bulkOperation={entry.actor} />
    case 'ocrRun':
      return <OcrRunRow ocrRun={entry.actor} />
    case 'zip':
      return <ZipRow zip={entry.actor} />
  }
}
