import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist'

/** Pixels of the largest picture in a document that is drawn: more could exhaust the browser's memory. */
const MAX_PICTURE = 64 * 1024 * 1024

interface OpenedFile {
  readonly opened: Promise<PDFDocumentProxy>
  readonly close: () => void
}

/** Opens a document by ranges, as far as its pages are looked at. Nothing in it is run: forms, scripts and WebAssembly are left out. */
export const openFile = async (address: string): Promise<OpenedFile> => {
  GlobalWorkerOptions.workerSrc = (await import('pdfjs-dist/build/pdf.worker.min.mjs?url')).default
  const task = getDocument({
    url: address,
    withCredentials: true,
    disableAutoFetch: true,
    disableStream: true,
    useWasm: false,
    maxImageSize: MAX_PICTURE,
    enableXfa: false,
  })
  return { opened: task.promise, close: () => void task.destroy() }
}

/** The text of each page, in the order it is read; pages are read one after the other. */
export const textsOf = async (file: PDFDocumentProxy, signal: AbortSignal): Promise<readonly string[]> => {
  const texts: string[] = []
  for (let number = 1; number <= file.numPages && !signal.aborted; number += 1) {
    const page = await file.getPage(number)
    const { items } = await page.getTextContent()
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(''))
  }
  return texts
}
