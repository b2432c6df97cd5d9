import type { EmailWords } from '@dvor/contract/messages/emails.ts'
import { useQuery } from '@tanstack/react-query'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'

/** Variables and flags of this e-mail's kind, which do not change. */
export function useWords(emailId: string | undefined) {
  return useQuery({
    queryKey: ['email-words', emailId],
    queryFn: async (): Promise<EmailWords> => unwrap(await client.emails.attempt.words(emailId ?? '')),
    enabled: emailId !== undefined,
    staleTime: Infinity,
  })
}

/** Notation of a variable in a text. */
export const variable = (name: string) => `{{ ${name} }}`
/** Notation of a part of a text that depends on a flag. */
export const section = (name: string) => `{{#${name}}} {{/${name}}}`
