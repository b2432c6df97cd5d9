import ICAL from 'ical.js'

/** Property that stands in place of a line that decides about the nights of an event and cannot be read. */
export const unreadableLine = 'x-unreadable-line'

/** Properties on which the nights of an event depend. */
const dateProperties = new Set(['dtstart', 'dtend', 'duration', 'rrule', 'rdate', 'exdate', 'recurrence-id'])

/** Line ends of every kind, and names of components without spaces around them, which the parser would not know. */
export const cleanLines = (text: string): string =>
  text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r+\n?/g, '\n')
    .replaceAll(/^[ \t]*(BEGIN|END)[ \t]*:[ \t]*([a-z-]+)[ \t]*$/gim, '$1:$2')
    .trim()

/**
 * The calendar without the lines that the parser refuses, because one bad line must not cost the other events. A line
 * without a name belongs to the line before and is left out; parameters that cannot be read are left out; a decisive
 * line that lost something leaves its mark (`unreadableLine`).
 */
export const withoutBadLines = (text: string): string =>
  text
    .replaceAll(/\n[ \t]/g, '')
    .split('\n')
    .flatMap((line) => (isReadable(line) ? [line] : repaired(line)))
    .join('\n')

function isReadable(line: string): boolean {
  if (/^(BEGIN|END):/i.test(line)) return true
  try {
    ICAL.parse.property(line)
    return true
  } catch {
    return false
  }
}

function repaired(line: string): string[] {
  const [, name = '', value] = /^([\w-]+)(?:;[^:]*)?:(.*)$/.exec(line) ?? []
  // An unclosed quote around a parameter; then the value without any parameters.
  const [readableLine] =
    value === undefined ? [] : [line.replaceAll('"', ''), `${name}:${value}`].filter(isReadable)
  const [decides = ''] = /^[\w-]*/.exec(line) ?? []
  const mark = dateProperties.has(decides.toLowerCase()) ? [`${unreadableLine}:${decides}`] : []
  return readableLine === undefined ? mark : [readableLine, ...mark]
}
