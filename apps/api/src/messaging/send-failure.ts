/** Reason for which an e-mail was not sent, in words for the owner; without addresses and the server's answers. */
export interface SendFailure {
  reason: string
  /** The server itself cannot be used now, so the other e-mails are not tried. */
  serverIsDown: boolean
  /** Codes of the failure, for the log alone. */
  codes: string
}

/** One sentence for everything before the first word of a mail server, or it would tell open ports of inside hosts. */
const unanswered = new Set([
  'ECONNECTION',
  'ECONNREFUSED',
  'ESOCKET',
  'EDNS',
  'ETIMEDOUT',
  'ETLS',
  'EPROTOCOL',
])

const serverFailures: Readonly<Record<string, string>> = {
  EAUTH: 'Poštový server odmietol prihlásenie',
  ENOAUTH: 'Poštový server žiada prihlásenie',
}

const mailFailures: Readonly<Record<string, string>> = {
  EENVELOPE: 'Poštový server odmietol adresu',
  EMESSAGE: 'Poštový server odmietol správu',
}

function partsOf(error: unknown): { code: string; responseCode: string } {
  const fields = error instanceof Error ? (error as { code?: unknown; responseCode?: unknown }) : {}
  const { code, responseCode } = fields
  return {
    code: typeof code === 'string' ? code : '',
    responseCode: typeof responseCode === 'number' ? String(responseCode) : '',
  }
}

/** Describes an error of the mail transport by its codes alone. */
export function describeFailure(error: unknown): SendFailure {
  const { code, responseCode } = partsOf(error)
  const codes = [code, responseCode].filter(Boolean).join(' ')
  if (unanswered.has(code)) return { reason: 'Poštový server neodpovedá', serverIsDown: true, codes }
  const sentence = serverFailures[code] ?? mailFailures[code] ?? 'Odoslanie sa nepodarilo'
  return { reason: codes ? `${sentence} (${codes})` : sentence, serverIsDown: code in serverFailures, codes }
}
