import type { PersonExport } from '@dvor/contract/privacy/personal-data.ts'
import { afterAll, beforeEach } from 'vitest'
import { openPrivacyProperty, type PrivacyProperty } from '../fixtures/privacy-property.ts'
import { PropertyPerTest } from '../fixtures/property-per-test.ts'

/** Records of a section of an export. */
export const section = (made: PersonExport, name: string) =>
  made.sections.find((one) => one.name === name)?.records ?? []

/** A property with personal data for each test of a file, and the exports of a person. */
export function openExports() {
  const properties = new PropertyPerTest()

  let at: PrivacyProperty

  beforeEach(async () => {
    at = await openPrivacyProperty(properties)
  })

  afterAll(() => properties.close())

  const exported = async (search: string) =>
    (await at.property.call('GET', `/personal-data/export.json?${search}`)).body as PersonExport

  return {
    get at() {
      return at
    },
    exported,
  }
}
