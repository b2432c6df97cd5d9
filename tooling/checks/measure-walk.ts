import { mentionedBy } from './called-names.ts'
import type { Walk } from './walks.ts'

export interface WalkMeasure {
  stops: number
  files: number
  /** Stops in a file that the reader has left before. */
  returns: number
}

/** Counts the stops of a walk, their files, and the returns to a file. */
export function measureWalk({ stops }: Walk): WalkMeasure {
  const paths = stops.map((stop) => partsOf(stop).path)
  const returns = paths.filter((path, index) => path !== paths[index - 1] && paths.indexOf(path) < index)
  return { stops: stops.length, files: new Set(paths).size, returns: returns.length }
}

/**
 * Finds stops that are not true: a function that its file does not declare, or that no earlier stop calls. `sources` holds
 * the text of each existing file by its path.
 */
export function findFalseStops({ stops }: Walk, sources: ReadonlyMap<string, string>): string[] {
  const mentioned = new Map(
    stops.map((stop) => {
      const { path, name } = partsOf(stop)
      return [stop, mentionedBy(sources.get(path) ?? '', name)]
    }),
  )
  return stops.flatMap((stop, index) => {
    const { path, name } = partsOf(stop)
    if (!sources.has(path)) return [`${path} does not exist; name the file's present path`]
    if (!mentioned.get(stop)) return [`${path} does not declare ${name}`]
    const isCalled = stops.slice(0, index).some((earlier) => mentioned.get(earlier)?.has(name))
    return index === 0 || isCalled
      ? []
      : [`no function of a stop before ${stop} calls ${name}; declare the stop that calls it`]
  })
}

/** Path and name of a function, of `path#name`. */
export function partsOf(stop: string): { path: string; name: string } {
  const [path = '', name = ''] = stop.split('#')
  return { path, name }
}
