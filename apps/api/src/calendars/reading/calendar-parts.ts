import { unreadableLine } from './calendar-lines.ts'

/**
 * The calendar with each of its parts closed. The parser closes whichever part is open, so one missing or stray `END`
 * would move the lines of all events that follow. An event that had to be closed bears a mark (`unreadableLine`). What
 * is open at the end stays open: such a calendar was cut off.
 */
export function withClosedParts(text: string): string {
  const open: string[] = []
  const lines = text.split('\n').flatMap((line) => {
    const [, edge, part] = /^(BEGIN|END):([a-z-]+)$/i.exec(line) ?? []
    const name = part?.toUpperCase()
    if (!edge || !name) return [line]
    if (edge.toUpperCase() === 'END') return open.includes(name) ? closed(open, name) : []
    const unclosed = name === 'VEVENT' && open.includes(name) ? closed(open, name, true) : []
    open.push(name)
    return [...unclosed, line]
  })
  return lines.join('\n')
}

/** Ends of the innermost parts up to the named one. */
function closed(open: string[], name: string, isMissing = open.at(-1) !== name): string[] {
  const inner = open.splice(open.lastIndexOf(name)).toReversed()
  return inner.flatMap((part) => [
    ...(isMissing && part === 'VEVENT' ? [`${unreadableLine}:END`] : []),
    `END:${part}`,
  ])
}
