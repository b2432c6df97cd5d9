import { existsSync } from 'node:fs'

/** Debian's Chromium; its headless shell takes half the processor time of the full browser. */
const installed = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/** The browser of the journeys: that of CHROMIUM_PATH, else Debian's, else (undefined) Playwright's own. */
export const browserPath: string | undefined =
  process.env.CHROMIUM_PATH ?? installed.find((path) => existsSync(path))
