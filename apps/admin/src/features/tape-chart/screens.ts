import type { LoadScreen } from '../../core/screens/load-screen.ts'

export const tapeChart: LoadScreen = () => import('./chart-page.tsx').then((m) => m.ChartPage)
