import type { LoadScreen } from '../../core/screens/load-screen.ts'

export const monthlyStatement: LoadScreen = () => import('./statement-page.tsx').then((m) => m.StatementPage)
