import type { LoadScreen } from '../../core/screens/load-screen.ts'

export const queueScreen: LoadScreen = () => import('./queue-page.tsx').then((m) => m.QueuePage)
