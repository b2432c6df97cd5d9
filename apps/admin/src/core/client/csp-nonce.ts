declare global {
  var __webpack_nonce__: string | undefined
}

/** The nonce of this answer (apps/server/src/admin/admin-page.ts), for what puts style elements into the page. */
export const cspNonce: string =
  document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? ''

// The scroll lock behind dialogs finds the nonce under this name, whatever the bundler is.
globalThis.__webpack_nonce__ = cspNonce
