import type { LoadScreen } from '../../core/screens/load-screen.ts'

export const kitchen: LoadScreen = () => import('./kitchen-page.tsx').then((m) => m.KitchenPage)

export const resourcePlan: LoadScreen = () =>
  import('./resource-plan-page.tsx').then((m) => m.ResourcePlanPage)
