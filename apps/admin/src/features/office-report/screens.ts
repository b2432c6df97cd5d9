import type { LoadScreen } from '../../core/screens/load-screen.ts'

export const officeReport: LoadScreen = () => import('./office-page.tsx').then((m) => m.OfficePage)
