import type { LoadScreen } from '../../core/screens/load-screen.ts'

export const taskList: LoadScreen = () => import('./tasks-page.tsx').then((m) => m.TasksPage)
