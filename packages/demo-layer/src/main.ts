import { obeyDemoSwitch } from './switch.ts'

/** The small page of its own that `npm run demo` serves. */
await obeyDemoSwitch()
