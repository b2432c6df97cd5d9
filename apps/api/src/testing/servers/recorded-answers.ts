import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Reads the recorded JSON answers of a gateway by their names; `values` take the place of recorded ones. */
export function recordedAnswers(gateway: 'gopay' | 'tatrapayplus') {
  const folder = join(import.meta.dirname, '../recordings', gateway)
  return (name: string, values: object = {}): object => ({
    ...(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as object),
    ...values,
  })
}
