import type { AppSecret } from '../platform/keys.ts'
import { Sealer } from '../platform/sealer.ts'

const visibleDigits = 3

/** Document numbers of guests, stored encrypted, each bound to its row. */
export class DocumentNumbers extends Sealer {
  constructor(appSecret: AppSecret) {
    super(appSecret, 'document numbers of guests')
  }

  /** The last characters, which tell two documents apart; dots for a number that cannot be decrypted any more. */
  masked(rowId: string, sealed: string | null): string | null {
    if (sealed === null) return null
    const number = this.open(rowId, sealed) ?? ''
    return `••••${number.length > 2 * visibleDigits ? number.slice(-visibleDigits) : number.slice(-1)}`
  }
}
