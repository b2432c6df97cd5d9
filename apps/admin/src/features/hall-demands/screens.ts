import type { LoadScreen } from '../../core/screens/load-screen.ts'

export const demandList: LoadScreen = () => import('./demand-list-page.tsx').then((m) => m.DemandListPage)

export const demandEdit: LoadScreen = () => import('./demand-page.tsx').then((m) => m.DemandPage)
