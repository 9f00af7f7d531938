import { type DragEvent, useRef, useState } from 'react'

interface FileDrop {
  /** Files are being dragged over the place. */
  readonly over: boolean
  readonly handlers: {
    readonly onDragEnter: (event: DragEvent) => void
    readonly onDragOver: (event: DragEvent) => void
    readonly onDragLeave: (event: DragEvent) => void
    readonly onDrop: (event: DragEvent) => void
  }
}

const hasFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files')

/** Files dragged from outside the browser onto a place. Where they are not accepted, the browser says so before they are dropped. */
export const useFileDrop = (accepts: boolean, onDropped: (transfer: DataTransfer) => void): FileDrop => {
  const [over, setOver] = useState(false)
  // The pointer enters and leaves every element on its way; it is over the place while it has entered more than it left.
  const depth = useRef(0)
  return {
    over,
    handlers: {
      onDragEnter: (event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        depth.current += 1
        setOver(true)
      },
      onDragOver: (event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        event.dataTransfer.dropEffect = accepts ? 'copy' : 'none'
      },
      onDragLeave: (event) => {
        if (!hasFiles(event)) return
        depth.current -= 1
        if (depth.current <= 0) setOver(false)
      },
      onDrop: (event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        depth.current = 0
        setOver(false)
        if (accepts) onDropped(event.dataTransfer)
      },
    },
  }
}
