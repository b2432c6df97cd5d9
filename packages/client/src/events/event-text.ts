/** One event of a stream, its data still as text. */
export interface StreamEvent {
  name: string
  data: string
}

/** Parses one block of lines; null for a comment, which only shows that the connection works. */
function eventOf(block: string): StreamEvent | null {
  const event: StreamEvent = { name: 'message', data: '' }
  for (const line of block.split('\n')) {
    const [, field, value = ''] = /^(event|data): ?(.*)$/.exec(line) ?? []
    if (field === 'event') event.name = value
    if (field === 'data') event.data += value
  }
  return event.data === '' ? null : event
}

/** Joins pieces of text, wherever they were cut, and returns each complete event. */
export function eventReader(): (piece: string) => StreamEvent[] {
  let rest = ''
  return (piece) => {
    const blocks = (rest + piece).replaceAll('\r\n', '\n').split('\n\n')
    rest = blocks.pop() ?? ''
    return blocks.flatMap((block) => eventOf(block) ?? [])
  }
}
