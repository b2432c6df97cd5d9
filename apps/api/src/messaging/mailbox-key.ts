/** Normal form of a mailbox's address: without letter case and an added `+tag`. */
export function mailboxKey(email: string): string {
  const [name = '', domain = ''] = email.trim().toLowerCase().split('@')
  return `${name.replace(/\+.*$/, '')}@${domain}`
}
