import type { LoadScreen } from '../../core/screens/load-screen.ts'

export const messageList: LoadScreen = () => import('./message-list-page.tsx').then((m) => m.MessageListPage)

export const messageEdit: LoadScreen = () => import('./message-page.tsx').then((m) => m.MessagePage)
