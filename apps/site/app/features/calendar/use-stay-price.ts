import type { PriceBreakdown, StayRequest } from '@dvor/contract/pricing/quotes.ts'
import { useEffect, useState } from 'react'
import { browserApi } from '../../core/client/browser-api.ts'

/** Price of a stay with the stay tax, asked for again with each change; null until it is known. */
export function useStayPrice(stay: StayRequest | null): PriceBreakdown | null {
  const asked = stay && JSON.stringify(stay)
  const [known, setKnown] = useState<{ asked: string; price: PriceBreakdown | null } | null>(null)
  useEffect(() => {
    if (asked === null) return
    const control = new AbortController()
    const request = { stays: [JSON.parse(asked) as StayRequest] }
    // Rejects only after the stay has changed, so the result is not needed.
    browserApi.booking.quote(request, { signal: control.signal }).then(
      (price) => setKnown({ asked, price }),
      () => undefined,
    )
    return () => control.abort()
  }, [asked])
  return known?.asked === asked ? (known?.price ?? null) : null
}
