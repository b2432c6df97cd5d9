/** Reason for which an e-mail was not sent, in words for the owner; without addresses and the server's answers. */
export interface SendFailure {
  reason: string
  /** The server itself cannot be used now, so the other e-mails are not tried. */
  serverIsDown: boolean
}

const serverFailures: Readonly<Record<string, string>> = {
  ECONNECTION: 'Poštový server je nedostupný',
  ECONNREFUSED: 'Poštový server je nedostupný',
  ESOCKET: 'Poštový server je nedostupný',
  EDNS: 'Poštový server sa nenašiel',
  ETIMEDOUT: 'Poštový server neodpovedá',
  ETLS: 'Šifrované spojenie s poštovým serverom zlyhalo',
  EPROTOCOL: 'Poštový server odpovedal nezrozumiteľne',
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
  const sentence = serverFailures[code] ?? mailFailures[code] ?? 'Odoslanie sa nepodarilo'
  const detail = [code, responseCode].filter(Boolean).join(' ')
  return { reason: detail ? `${sentence} (${detail})` : sentence, serverIsDown: code in serverFailures }
}
