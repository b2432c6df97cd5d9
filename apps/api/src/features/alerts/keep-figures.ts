import type { Services } from '../../services.ts'
import { readPropertyFigures, type PropertyFigures } from './read-figures.ts'

/** How long (ms) the property's figures are given out again before the database is asked anew. */
const keptMs = 10_000

/** Reads the figures for whoever watches the property from outside, however often that is; null while they cannot be read. */
export function figureKeeper({ db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>) {
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<PropertyFigures | null> = Promise.resolve(null)
  return (): Promise<PropertyFigures | null> => {
    if (performance.now() - readAt < keptMs) return reading
    readAt = performance.now()
    reading = readPropertyFigures(db, clock.now()).catch((error: unknown) => {
      log.warn({ err: error }, 'the figures of the house could not be read')
      return null
    })
    return reading
  }
}
