import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/** What nearly every page needs, in three files, one of them all styles but those of the booking: a phone far away pays for each request more than for its bytes. */
const groups = [
  {
    name: 'look',
    test: /(packages\/ui\/src|apps\/site\/app)\/(?!.*(booking|survey|stay-picker|lightbox|showcase)).*\.css$/,
    priority: 3,
  },
  { name: 'vendor', test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 2 },
  {
    name: 'shared',
    test: /(packages\/(ui|format)\/src|apps\/site\/app\/(layout|content|seo|styles|texts))\//,
    minShareCount: 4,
    priority: 1,
  },
  // Small pieces of content pages, a file of half a kilobyte each if they were left to themselves.
  {
    name: 'pieces',
    test: /apps\/site\/app\/(content|language|layout|seo|stays)\//,
    minShareCount: 2,
  },
]

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [reactRouter()],
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups } } },
  },
}))
