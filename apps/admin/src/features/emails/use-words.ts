import type { EmailWords } from '@dvor/contract/messages/emails.ts'
import { useQuery } from '@tanstack/react-query'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'

/** What the texts of this e-mail may name; the list belongs to its kind and does not change. */
export function useWords(emailId: string | undefined) {
  return useQuery({
    queryKey: ['email-words', emailId],
    queryFn: async (): Promise<EmailWords> => unwrap(await client.emails.attempt.words(emailId ?? '')),
    enabled: emailId !== undefined,
    staleTime: Infinity,
  })
}

/** As a text names it. */
export const variable = (name: string) => `{{ ${name} }}`
/** Around what is there only when the flag holds. */
export const section = (name: string) => `{{#${name}}} {{/${name}}}`
