import { accommodation } from './accommodation-en.ts'
import { accounts } from './accounts-en.ts'
import { calendars } from './calendars-en.ts'
import { content } from './content-en.ts'
import { messages } from './messages-en.ts'
import { reservations } from './reservations-en.ts'
import { services } from './services-en.ts'
import { settings } from './settings-en.ts'
import { values } from './values-en.ts'

/**
 * English of everything that declarations of the contract and of the registry say to the owner, by the Slovak text.
 * `declared.test.ts` names a text without English and English without a text.
 */
export const declaredEn: Readonly<Record<string, string>> = {
  ...accommodation,
  ...accounts,
  ...calendars,
  ...content,
  ...messages,
  ...reservations,
  ...services,
  ...settings,
  ...values,
}
