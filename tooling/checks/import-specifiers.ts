/** One import in a source file. */
export interface ImportSpecifier {
  specifier: string
  /** Vanishes before the code runs. */
  typeOnly: boolean
}

// Anchored at the line's start, where no import in a comment or a string stands.
const STATIC =
  /^\s*(?:import|export)\s+(type\s+)?(?:[\w$]+\s*,?\s*)?(?:\*(?:\s+as\s+[\w$]+)?|\{[^}]*\})?\s*(?:from\s*)?['"]([^'"\n]+)['"]/gm
const DYNAMIC = /\bimport\(\s*['"]([^'"\n]+)['"]\s*[,)]/g

/** All imports and re-exports of a TypeScript file, dynamic ones included where they name their file. */
export function importSpecifiers(text: string): ImportSpecifier[] {
  const statics = [...text.matchAll(STATIC)].map(([, type, specifier = '']) => ({
    specifier,
    typeOnly: type !== undefined,
  }))
  const dynamics = [...text.matchAll(DYNAMIC)].map(([, specifier = '']) => ({ specifier, typeOnly: false }))
  return [...statics, ...dynamics]
}

/** The package that a bare specifier belongs to, as `@dvor/format` of `@dvor/format/days.ts`. */
export function libraryOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}
