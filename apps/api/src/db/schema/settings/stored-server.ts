/** The mail server of the settings as it is stored. */
export interface StoredMailServer {
  host: string
  port: number
  /** TLS from the first byte, STARTTLS after the greeting, or none. */
  security: 'tls' | 'starttls' | 'none'
  user: string | null
  /** Sealed with the app secret. */
  sealed_password: string | null
}
