import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { shortClassNames } from './short-class-names.ts'
import { styleModules } from './style-modules.ts'

/** The end of a style file's path; a style module's names stand with its sheet, or they would have a chunk of their own (see style-modules.ts). */
const SHEET = '\\.css(\\.names\\.js)?$'

/** What nearly every page needs, in three files, one of them all styles but those of the booking: a phone far away pays for each request more than for its bytes. */
const groups = [
  {
    name: 'look',
    test: new RegExp(
      `(packages/ui/src|apps/site/app)/(?!.*(booking|reservation|sandbox|survey|stay-picker|lightbox|showcase)).*${SHEET}`,
    ),
    priority: 3,
  },
  { name: 'flow', test: new RegExp(`apps/site/app/features/booking/.*${SHEET}`), priority: 2 },
  { name: 'reservation', test: new RegExp(`apps/site/app/features/reservation/.*${SHEET}`), priority: 2 },
  { name: 'vendor', test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 2 },
  {
    name: 'shared',
    test: /(packages\/(ui|format)\/src|apps\/site\/app\/core\/(layout|content|seo|styles))\//,
    minShareCount: 4,
    priority: 1,
  },
  // Small pieces of content pages, a file of half a kilobyte each if they were left to themselves.
  {
    name: 'pieces',
    test: /apps\/site\/app\/(core\/(content|language|layout|seo)|features\/stays)\//,
    minShareCount: 2,
  },
]

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [styleModules(), reactRouter()],
  css: {
    modules: {
      generateScopedName: command === 'build' ? shortClassNames(import.meta.dirname) : '[name]__[local]',
    },
  },
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: isSsrBuild
      ? {}
      : { output: { codeSplitting: { groups } }, optimization: { inlineConst: { mode: 'all', pass: 1 } } },
  },
}))
