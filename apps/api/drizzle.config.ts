import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './apps/api/src/collections/!(*.test).ts',
    './apps/api/src/features/*/table.ts',
    './apps/api/src/features/*/*-table.ts',
    './apps/api/src/platform/*-table.ts',
    './apps/api/src/sample/*-table.ts',
  ],
  out: './apps/api/src/migrations',
})
