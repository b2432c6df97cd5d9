import type { LoadScreen } from '../../core/screens/load-screen.ts'

export const propertyHistory: LoadScreen = () => import('./history-page.tsx').then((m) => m.HistoryPage)
