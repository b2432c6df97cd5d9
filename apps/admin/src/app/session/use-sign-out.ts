import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { forgetPerson } from './sign-in-prompt.ts'
import { dropDrafts } from '../../core/forms/drafts.ts'
import { deletePending } from '../../core/records/pending-deletes.ts'
import { client } from '../../core/client/api.ts'
import { queryClient } from '../../core/client/query-client.ts'

/** Ends the session on the server and here: user data, permissions and both tokens go (docs/contract.md, Sign-in). */
export function useSignOut(): () => void {
  const navigate = useNavigate()
  return useCallback(() => {
    void deletePending().finally(() => {
      forgetPerson()
      dropDrafts()
      void client.auth.signOut()
      // Clearing before the navigation would make the open screen repeat its queries without a session.
      void Promise.resolve(navigate('/login')).finally(() => queryClient.clear())
    })
  }, [navigate])
}
