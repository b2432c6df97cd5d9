/** The text of one event from its lines (RFC 5545). */
export const anEvent = (lines: readonly string[]): string =>
  ['BEGIN:VEVENT', 'DTSTAMP:20270101T000000Z', ...lines, 'END:VEVENT'].join('\r\n')

/** A calendar with these components, as a portal sends it. */
export const aCalendar = (...components: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Portal//EN', ...components, 'END:VCALENDAR', ''].join('\r\n')

/** An all-day event; days `YYYY-MM-DD`, the last one is the departure. */
export function aBooking(uid: string, arrival: string, departure: string, summary = 'Reserved'): string {
  const plain = (day: string) => day.replaceAll('-', '')
  return anEvent([
    `UID:${uid}`,
    `SUMMARY:${summary}`,
    `DTSTART;VALUE=DATE:${plain(arrival)}`,
    `DTEND;VALUE=DATE:${plain(departure)}`,
  ])
}
