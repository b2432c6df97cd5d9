import { useEffect } from 'react'

let asked = 0

/** Seconds for which the last refusal of a page's data asked to wait (`Retry-After`); 0 where it did not say. */
export const askedWait = (): number => asked

/** Reads `Retry-After`, which is a number of seconds or a moment (RFC 9110, section 10.2.3). */
export function secondsOf(header: string | null, now: number): number {
  if (header === null) return 0
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000
  return Number.isNaN(seconds) ? 0 : Math.max(0, seconds)
}

/** Notes the header of the router's calls while the page is open: the router itself passes on only status and body. */
export function useAskedWait(): void {
  useEffect(() => {
    const { fetch } = window
    window.fetch = async (...call: Parameters<typeof fetch>) => {
      const answer = await fetch(...call)
      if (!answer.ok && new URL(answer.url).pathname.endsWith('.data'))
        asked = secondsOf(answer.headers.get('retry-after'), Date.now())
      return answer
    }
    return () => {
      window.fetch = fetch
    }
  }, [])
}
