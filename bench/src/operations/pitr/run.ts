import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Report } from '../harness/report.ts'
import { openArchivedProperty } from './archived-property.ts'
import { postgresPrograms } from './archived-postgres.ts'
import { drill } from './drill.ts'

/** Programs, and the packages of Debian that have them. */
const packages = {
  [join(postgresPrograms, 'postgres')]: 'postgresql-15',
  [join(postgresPrograms, 'psql')]: 'postgresql-client-15',
  pgbackrest: 'pgbackrest',
}

for (const [program, name] of Object.entries(packages)) {
  await promisify(execFile)('/bin/sh', ['-c', 'command -v "$0"', program]).catch(() => {
    console.error(`The drill needs a package that is not here: apt-get install ${name}`)
    process.exit(2)
  })
}

const report = new Report()
const property = await openArchivedProperty()
await report.run(() => drill(property, report), property.ground.close)
