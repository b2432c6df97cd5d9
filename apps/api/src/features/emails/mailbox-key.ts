/** One text for all ways in which a mailbox's address can be written: letter case and an added `+tag` do not matter. */
export function mailboxKey(email: string): string {
  const [name = '', domain = ''] = email.trim().toLowerCase().split('@')
  return `${name.replace(/\+.*$/, '')}@${domain}`
}
