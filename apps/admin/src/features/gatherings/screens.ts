import type { LoadScreen } from '../../core/screens/load-screen.ts'

export const gatheringEdit: LoadScreen = () => import('./gathering-page.tsx').then((m) => m.GatheringPage)
