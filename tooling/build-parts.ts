/** Something that is built ahead of the start, and what it is made from. */
export interface Part {
  name: string
  title: string
  /** Files and folders whose contents decide whether the part is stale. */
  inputs: string[]
  /** The part whose products go into this one: a newer build of it makes this one stale. */
  contains?: string
  command: string
  args: string[]
  /** Folder in which the command runs. */
  cwd: string
  /** Files that must exist afterwards. */
  output: string
  /** Takes long enough for its own progress lines to be shown. */
  chatty: boolean
  /** Built only where it is named, as it serves tests or trials. */
  onlyByName?: true
}

const SHARED = ['booking', 'client', 'contract', 'format', 'texts', 'ui'].map((name) => `packages/${name}`)

const SERVED = ['booking', 'bundle', 'client', 'contract', 'format', 'postgres', 'sample', 'texts'].map(
  (name) => `packages/${name}`,
)

export const parts: Part[] = [
  {
    name: 'site',
    title: 'the public site',
    inputs: ['apps/site', ...SHARED, 'package-lock.json'],
    command: 'react-router',
    args: ['build'],
    cwd: 'apps/site',
    output: 'apps/site/build/server/index.js',
    chatty: false,
  },
  {
    name: 'admin',
    title: 'the back office',
    inputs: ['apps/admin', ...SHARED, 'packages/demo-layer', 'package-lock.json'],
    command: 'vite',
    args: ['build'],
    cwd: 'apps/admin',
    output: 'apps/admin/build/index.html',
    chatty: false,
  },
  {
    name: 'server',
    title: 'the server',
    inputs: [
      'apps/api/src',
      'apps/server/bundle.ts',
      'apps/server/src',
      'apps/site',
      'packages/ui',
      ...SERVED,
      'package-lock.json',
    ],
    contains: 'site',
    command: 'node',
    args: ['bundle.ts'],
    cwd: 'apps/server',
    output: 'apps/server/build/main.mjs',
    chatty: false,
  },
  {
    name: 'demo-layer',
    title: 'the page of the demo layer',
    inputs: ['packages/demo-layer', ...SHARED, 'package-lock.json'],
    command: 'vite',
    args: ['build', '--logLevel', 'warn'],
    cwd: 'packages/demo-layer',
    output: '.cache/demo-layer/index.html',
    chatty: false,
    onlyByName: true,
  },
]
