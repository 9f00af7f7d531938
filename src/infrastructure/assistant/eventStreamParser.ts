/** An event of a `text/event-stream`; one without a name is a `message`. */
export interface StreamedEvent {
  readonly name: string
  readonly data: string
}

/** Reads a `text/event-stream` as it comes, wherever it is cut. Comments, and fields that nothing is made of here, are passed over. */
export const eventStreamParser = (received: (event: StreamedEvent) => void): ((text: string) => void) => {
  let rest = ''
  let name = ''
  let data: string[] = []

  const end = () => {
    if (data.length > 0) received({ name: name === '' ? 'message' : name, data: data.join('\n') })
    name = ''
    data = []
  }
  const read = (line: string) => {
    if (line === '') return end()
    const colon = line.indexOf(':')
    const field = colon === -1 ? line : line.slice(0, colon)
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (field === 'event') name = value
    if (field === 'data') data.push(value)
  }
  return (text) => {
    rest += text
    // A carriage return at the end may have its line feed still to come.
    for (let at = rest.search(/\r\n|\n|\r(?!$)/); at !== -1; at = rest.search(/\r\n|\n|\r(?!$)/)) {
      read(rest.slice(0, at))
      rest = rest.slice(at + (rest.startsWith('\r\n', at) ? 2 : 1))
    }
  }
}
