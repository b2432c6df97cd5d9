import { obeyDemoSwitch } from './switch.ts'

/** The small page of its own that `npm run demo` serves. */
const root = document.getElementById('root')
if (!root) throw new Error('No root element in index.html')
await obeyDemoSwitch(root)
