const storageKey = 'dvor.return-code'

/**
 * Keeps the return code of a guest who opened the page of their finished stay, so that the discount applies by itself on
 * this device. Without storage it is forgotten with the page, and the link to the booking still carries it.
 */
export function keepReturnCode(code: string): void {
  try {
    localStorage.setItem(storageKey, code)
  } catch {
    // Some private windows have no storage.
  }
}

/** The return code that this device keeps; an empty text without one. */
export function keptReturnCode(): string {
  try {
    return localStorage.getItem(storageKey) ?? ''
  } catch {
    return ''
  }
}
