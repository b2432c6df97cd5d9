import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { builtLanguage } from './build-languages.ts'
import { oneLanguage } from './one-language.ts'

/** Packages that the server has loaded anyway: its pages use the same copy. */
const SHARED_WITH_SERVER = /^@dvor\/(booking|client|contract|format|texts)\//

/**
 * Code that nearly every page needs, in three files, what checks input, in one, and all styles but the booking's in one: on
 * a slow connection each request costs more than its bytes.
 */
const groups = [
  {
    name: 'look',
    test: /(packages\/ui\/src|apps\/site\/app)\/(?!.*(booking|reservation|sandbox|survey|stay-picker|lightbox|showcase)).*\.css$/,
    priority: 3,
  },
  { name: 'flow', test: /apps\/site\/app\/features\/booking\/.*\.css$/, priority: 2 },
  { name: 'reservation', test: /apps\/site\/app\/features\/reservation\/.*\.css$/, priority: 2 },
  {
    name: 'vendor',
    test: /node_modules\/(react|react-dom|scheduler|react-router)\/|vite\/preload-helper|rolldown\/runtime/,
    priority: 2,
  },
  {
    name: 'shared',
    test: /(packages\/(ui|format)\/src|apps\/site\/app\/core\/(layout|content|seo|styles))\//,
    minShareCount: 4,
    priority: 1,
  },
  // Small pieces of content pages, which would be files of half a kilobyte otherwise.
  {
    name: 'pieces',
    test: /apps\/site\/app\/(core\/(content|language|layout|seo)|features\/stays)\//,
    minShareCount: 2,
  },
  // After the others, which content pages need: it would take what they share with it.
  {
    name: 'schemas',
    test: /node_modules\/zod\/|packages\/contract\/src\/values\/(values|without-eval)\.ts/,
  },
]

export default defineConfig({
  plugins: [reactRouter(), oneLanguage(builtLanguage)],
  environments: { ssr: { build: { rolldownOptions: { external: SHARED_WITH_SERVER } } } },
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
})
