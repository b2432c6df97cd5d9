import { ownPostgres } from '../own-postgres.ts'

/** A process that owns the database of the DATA_DIR in its first argument until it is killed; run by the tests. */
try {
  const say = (line: string) => process.stdout.write(`${line}\n`)
  const postgres = await ownPostgres({
    dataDir: process.argv[2] ?? '',
    report: say,
    onLost: () => process.exit(2),
  })
  say(`up ${postgres.pid} ${postgres.adopted ? 'adopted' : 'started'}`)
  setInterval(() => undefined, 60_000)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
