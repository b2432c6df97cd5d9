import { stayRequest } from '@dvor/contract/pricing/quotes.ts'
import { cents, id } from '@dvor/contract/values/values.ts'
import { z } from 'zod'
import { ApiError } from '../platform/errors.ts'
import { Sealer } from '../platform/sealer.ts'
import type { Services } from '../platform/services.ts'

const planMs = 10 * 60_000

/** A move that was tried: the reservation, its stays after it, and its total then, in cents. */
const plan = z.object({ id, stays: z.array(stayRequest), total: cents })
const sealedPlan = plan.extend({ until: z.number() })
type Plan = z.infer<typeof plan>

/** Plans that wait for a confirmation; they are kept by the assistant, sealed, and open for ten minutes to their maker. */
export class Plans {
  readonly #sealer: Sealer
  readonly #owner: string
  readonly #clock: Services['clock']

  /** @param owner the caller by whom alone its plans can be confirmed */
  constructor({ appSecret, clock }: Pick<Services, 'appSecret' | 'clock'>, owner: string) {
    this.#sealer = new Sealer(appSecret, 'plans of assistants')
    this.#owner = owner
    this.#clock = clock
  }

  seal(made: Plan): string {
    return this.#sealer.seal(
      this.#owner,
      JSON.stringify({ ...made, until: this.#clock.now().getTime() + planMs }),
    )
  }

  /** @throws ApiError `stale` for a plan that is over, changed, or another caller's */
  open(sealed: string): Plan {
    const text = this.#sealer.open(this.#owner, sealed)
    const { data } = sealedPlan.safeParse(text === null ? null : JSON.parse(text))
    if (!data || data.until < this.#clock.now().getTime())
      throw new ApiError('stale', 'This plan is over; make another one')
    return data
  }
}
