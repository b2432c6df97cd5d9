import { useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { UnitQuote } from '../flow/unit-quotes.ts'
import { comparedIn, withCompared } from './compare-address.ts'
import { mostCompared, type ComparedRooms } from './compared-rooms.ts'

/** The entry of the history that opened the comparison, so that closing it goes back. */
const opened = { comparison: true }

/**
 * The rooms that the guest ticked, and those that stand side by side. The latter stand in the address: Back closes
 * them, a reload and a link show them.
 */
export function useComparison(quotes: readonly UnitQuote[]) {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const params = new URLSearchParams(search)
  const comparedSlugs = comparedIn(params, mostCompared)
  const [ticked, setTicked] = useState<readonly string[]>(comparedSlugs)
  const rooms: ComparedRooms = useMemo(() => {
    const toggle = (slug: string) =>
      setTicked((last) => (last.includes(slug) ? last.filter((one) => one !== slug) : [...last, slug]))
    return { ticked, toggle }
  }, [ticked])
  const quotesOf = (slugs: readonly string[]) =>
    slugs.flatMap((slug) => quotes.find(({ unit }) => unit.slug === slug) ?? [])
  const sideBySide = quotesOf(comparedSlugs)
  const wasOpenedHere = (state as Partial<typeof opened> | null)?.comparison === true
  const show = (slugs: readonly string[], how: { replace?: boolean; state?: unknown }) =>
    void navigate({ search: withCompared(params, slugs) }, { preventScrollReset: true, ...how })
  return {
    rooms,
    ticked: quotesOf(ticked),
    /** Empty while nothing is compared. */
    sideBySide: sideBySide.length > 1 ? sideBySide : [],
    clear: () => setTicked([]),
    open: () => show(ticked, { state: opened }),
    close: () => (wasOpenedHere ? void navigate(-1) : show([], { replace: true })),
  }
}
