import { useMediaQuery } from '@mantine/hooks'

/** How much of a list fits beside each other: all columns, those of a tablet, or a phone's rows. */
export type ListWidth = 'wide' | 'tablet' | 'phone'

/** The width of a hand-made list, at once from the first render. */
export function useListWidth(): ListWidth {
  const isWide = useMediaQuery('(min-width: 900px)', true, { getInitialValueInEffect: false })
  const isTablet = useMediaQuery('(min-width: 720px)', true, { getInitialValueInEffect: false })
  if (isWide) return 'wide'
  return isTablet ? 'tablet' : 'phone'
}
