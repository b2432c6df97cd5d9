declare global {
  var __webpack_nonce__: string | undefined
}

/** The nonce of this answer (apps/server/src/admin/admin-page.ts), for libraries that add style elements. */
export const cspNonce: string =
  document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? ''

// The scroll lock of dialogs reads the nonce under this name.
globalThis.__webpack_nonce__ = cspNonce
