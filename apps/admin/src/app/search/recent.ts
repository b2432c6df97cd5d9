import { z } from 'zod'

const storageKey = 'adminRecent'
const most = 6

const recentEntry = z.object({ path: z.string(), title: z.string(), detail: z.string(), icon: z.string() })
export type Recent = z.infer<typeof recentEntry>

/** Entries opened from the search, newest first. They contain guests' names, so they are kept for this tab only. */
export function readRecent(): Recent[] {
  try {
    const json: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    return z.array(recentEntry).catch([]).parse(json)
  } catch {
    return []
  }
}

export function keepRecent(opened: Recent): void {
  const others = readRecent().filter(({ path }) => path !== opened.path)
  sessionStorage.setItem(storageKey, JSON.stringify([opened, ...others].slice(0, most)))
}
