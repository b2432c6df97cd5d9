import { useRouteLoaderData } from 'react-router'
import type { Frame, Settings } from './load-frame.ts'

/** Returns the settings of the page's frame; null when they could not be read. */
export const useSettings = (): Settings | null => useRouteLoaderData<Frame>('root')?.settings ?? null
