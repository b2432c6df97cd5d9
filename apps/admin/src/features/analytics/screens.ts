import type { LoadScreen } from '../../core/screens/load-screen.ts'

export const analytics: LoadScreen = () => import('./analytics-page.tsx').then((m) => m.AnalyticsPage)
