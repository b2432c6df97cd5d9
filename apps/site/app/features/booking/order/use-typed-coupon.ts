import { useEffect, useEffectEvent, useRef } from 'react'
import { changeDraft, readDraft, useDraftValue } from '../flow/use-draft.ts'
import type { Quoted } from '../flow/use-quote.ts'
import { couponFieldId } from '../guest/coupon-field.tsx'

/**
 * Returns a function that tries the code in the field when its button was not pressed, and tells whether it did; a
 * wrong code receives the focus.
 */
export function useTypedCoupon({ busy, couponProblem }: Quoted): () => boolean {
  const isAsked = useDraftValue(({ coupon, coupon_text }) => coupon === coupon_text.trim())
  const isTrying = useRef(false)
  const isKnown = isAsked && !busy
  const settle = useEffectEvent(() => {
    if (!isKnown || !isTrying.current) return
    isTrying.current = false
    if (couponProblem) document.getElementById(couponFieldId)?.focus()
  })
  useEffect(() => settle(), [isKnown])
  return () => {
    const typed = readDraft().coupon_text.trim()
    if (readDraft().coupon === typed) return false
    isTrying.current = true
    changeDraft({ coupon: typed })
    return true
  }
}
