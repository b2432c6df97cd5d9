import type { LoadScreen } from '../../core/screens/load-screen.ts'

export const priceAdd: LoadScreen = () => import('./price-pages.tsx').then((m) => m.PriceAddPage)

export const priceEdit: LoadScreen = () => import('./price-pages.tsx').then((m) => m.PriceEditPage)

export const priceSimulator: LoadScreen = () =>
  import('./simulator/simulator-page.tsx').then((m) => m.SimulatorPage)
