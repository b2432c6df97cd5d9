import type { LoadScreen } from '../../core/screens/load-screen.ts'

export const dashboard: LoadScreen = () => import('./dashboard-page.tsx').then((m) => m.DashboardPage)
