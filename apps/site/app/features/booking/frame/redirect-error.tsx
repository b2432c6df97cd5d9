import type { ErrorCode } from '@dvor/contract/errors/errors.ts'
import { ErrorState } from '@dvor/ui/empty-state.tsx'
import { useLocation } from 'react-router'
import { problemText } from '../../../core/forms/problem-text.ts'
import { useLanguage } from '../../../core/language/use-language.ts'

/** Explains why a later step redirected here. */
export function RedirectError({ title }: { title: string }) {
  const language = useLanguage()
  const { state } = useLocation()
  const code: unknown = state && typeof state === 'object' && 'problem' in state ? state.problem : null
  if (typeof code !== 'string') return null
  return (
    <ErrorState title={title}>
      <p role="alert">{problemText(code as ErrorCode, language)}</p>
    </ErrorState>
  )
}
