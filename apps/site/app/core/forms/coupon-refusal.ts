import type { Failure } from '@dvor/client/transport/result.ts'
import type { Language } from '@dvor/format/languages.ts'
import { couponRefusalWords } from '@dvor/texts/areas.ts'

/** Sentence for a refused coupon by the reason in the answer; null for other failures. */
export function couponRefusalText(
  { code, details }: Pick<Failure, 'code' | 'details'>,
  language: Language,
): string | null {
  if (code !== 'coupon_invalid' || typeof details !== 'object' || !details || !('reason' in details))
    return null
  const sentence = Object.entries(couponRefusalWords[language]).find(([reason]) => reason === details.reason)
  return sentence?.[1] ?? null
}
