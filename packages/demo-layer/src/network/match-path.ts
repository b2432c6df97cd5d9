/**
 * Whether an address's path is the pattern, part by part; `:name` stands for one part.
 * @returns the named parts, decoded; null when the path is another one.
 */
export function matchPath(pattern: string, pathname: string): Record<string, string> | null {
  const [patternParts, pathParts] = [pattern.split('/'), pathname.split('/')]
  if (patternParts.length !== pathParts.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of patternParts.entries()) {
    const value = pathParts[index] ?? ''
    if (!part.startsWith(':')) {
      if (part !== value) return null
    } else if (value === '') return null
    else params[part.slice(1)] = decoded(value)
  }
  return params
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
