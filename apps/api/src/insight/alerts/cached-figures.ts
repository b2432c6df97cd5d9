import type { Services } from '../../platform/services.ts'
import { readPropertyFigures, type PropertyFigures } from './read-figures.ts'

/** Time (ms) for which the property's figures are served before they are read from the database again. */
const maxAgeMs = 10_000

/** Reads the figures for monitoring from outside, at most once per `maxAgeMs`; null while they cannot be read. */
export function cachedFigures({ db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>) {
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<PropertyFigures | null> = Promise.resolve(null)
  return (): Promise<PropertyFigures | null> => {
    if (performance.now() - readAt < maxAgeMs) return reading
    readAt = performance.now()
    reading = readPropertyFigures(db, clock.now()).catch((error: unknown) => {
      log.warn({ err: error }, 'the figures of the property could not be read')
      return null
    })
    return reading
  }
}
