import type { LoadScreen } from '../../core/screens/load-screen.ts'

export const housekeeping: LoadScreen = () =>
  import('./housekeeping-page.tsx').then((m) => m.HousekeepingPage)
