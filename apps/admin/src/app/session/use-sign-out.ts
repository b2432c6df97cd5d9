import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { forgetPerson } from './sign-in-prompt.ts'
import { dropDrafts } from '../../core/forms/drafts.ts'
import { deletePending } from '../../core/records/pending-deletes.ts'
import { client } from '../../core/client/api.ts'
import { queryClient } from '../../core/client/query-client.ts'
import { showNote } from '../../core/client/toasts.ts'
import { leavePush } from '../../core/offline/push-device.ts'
import { waitingChanges } from '../../core/offline/queue.ts'
import { i18n } from '../../core/texts/i18n.ts'

/** Ends the session on the server and here: user data, permissions and both tokens go (docs/contract.md, Sign-in). */
export function useSignOut(): () => void {
  const navigate = useNavigate()
  return useCallback(() => {
    void deletePending().finally(() => {
      // What waits is never lost; it stays encrypted until the same person signs in.
      const count = waitingChanges().length
      if (count > 0) showNote(i18n.t('offline.leftBehind', { count }))
      forgetPerson()
      dropDrafts()
      // The device tells nobody what its person is no longer there to read.
      void leavePush().catch(() => undefined)
      void client.auth.signOut()
      // Clearing before the navigation would make the open screen repeat its queries without a session.
      void Promise.resolve(navigate('/login')).finally(() => queryClient.clear())
    })
  }, [navigate])
}
