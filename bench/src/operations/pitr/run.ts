import { loadavg } from 'node:os'
import { openArchivedProperty } from './archived-property.ts'
import { drill } from './drill.ts'
import { Report } from './report.ts'
import { missingPackages } from './required-programs.ts'

const missing = await missingPackages()
if (missing.length > 0) {
  console.error(`The drill needs packages that are not here: apt-get install ${missing.join(' ')}`)
  process.exit(2)
}

const report = new Report()
const property = await openArchivedProperty()
try {
  await drill(property, report)
} finally {
  report.print()
  console.log(`load of the machine: ${loadavg()[0]?.toFixed(1)}`)
  await property.close()
}
process.exit(report.missed > 0 ? 1 : 0)
