import type { LoadScreen } from '../../core/screens/load-screen.ts'

export const priceEdit: LoadScreen = () => import('./price-edit-page.tsx').then((m) => m.PriceEditPage)

export const priceSimulator: LoadScreen = () => import('./simulator-page.tsx').then((m) => m.SimulatorPage)
