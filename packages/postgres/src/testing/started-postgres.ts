import { startPostgres } from '../start-postgres.ts'

/** Starts the database of a DATA_DIR. @param lines gets what it reports */
export function start(dataDir: string, lines: string[] = []) {
  return startPostgres({ dataDir, report: (line) => void lines.push(line) })
}
