import type { LoadScreen } from '../../core/screens/load-screen.ts'

export const statementInbox: LoadScreen = () => import('./inbox-page.tsx').then((m) => m.PaymentsInboxPage)
