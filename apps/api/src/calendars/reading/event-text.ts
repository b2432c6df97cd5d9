import { createHash } from 'node:crypto'
import type ICAL from 'ical.js'

/** Longest id and title that are stored, in characters. */
const longest = { uid: 500, summary: 300 }

/** A text of an event in one line, without control characters, which the database partly refuses; empty without one. */
export function textOf(event: ICAL.Component, name: string): string {
  const value: unknown = event.getFirstPropertyValue(name)
  return typeof value === 'string' ? value.replaceAll(/\p{Cc}+/gu, ' ').trim() : ''
}

/** The portal's id of an event; the hash of one that is too long for an index. */
export function uidOf(event: ICAL.Component): string {
  const uid = textOf(event, 'uid')
  return uid.length > longest.uid ? createHash('sha256').update(uid).digest('hex') : uid
}

/** The title of an event; null without one. */
export const summaryOf = (event: ICAL.Component): string | null =>
  textOf(event, 'summary').slice(0, longest.summary).toWellFormed() || null

/** Whether the calendar calls the event off. */
export const isCancelled = (event: ICAL.Component): boolean =>
  textOf(event, 'status').toUpperCase() === 'CANCELLED'
