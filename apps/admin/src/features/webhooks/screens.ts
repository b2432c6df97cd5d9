import type { LoadScreen } from '../../core/screens/load-screen.ts'

export const webhookList: LoadScreen = () => import('./webhook-list.tsx').then((m) => m.WebhookListPage)

export const webhookEdit: LoadScreen = () => import('./webhook-edit.tsx').then((m) => m.WebhookEditPage)
