import type { LoadScreen } from '../../core/screens/load-screen.ts'

export const outgoingEmailList: LoadScreen = () =>
  import('./outgoing-email-page.tsx').then((m) => m.OutgoingEmailPage)
