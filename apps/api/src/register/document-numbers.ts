import { Sealer } from '../platform/sealer.ts'

const shown = 3

/** Numbers of guests' documents, at rest only encrypted, each bound to the row that it belongs to. */
export class DocumentNumbers extends Sealer {
  constructor(appSecret: string) {
    super(appSecret, 'document numbers of guests')
  }

  /** The last characters alone, enough to tell two documents apart; dots for a number that cannot be read any more. */
  masked(rowId: string, sealed: string | null): string | null {
    if (sealed === null) return null
    const number = this.open(rowId, sealed) ?? ''
    return `••••${number.length > 2 * shown ? number.slice(-shown) : number.slice(-1)}`
  }
}
