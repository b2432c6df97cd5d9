import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'
import { picturesProject } from './src/pictures-project.ts'
import { picturesServer } from './src/servers.ts'

/** The comparison of pages with kept pictures alone; `script/test` runs it beside the journeys. */
export default defineConfig({ ...journeys, projects: [picturesProject], webServer: picturesServer })
