/** The one rule that react-aria adds by script for touches on its buttons; constant, so its hash may pass. */
const touchRule = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='"

/**
 * Content security policy of a page: scripts, styles, pictures and fonts of our own only.
 * @param scripts nonce or hashes of the page's own inline scripts.
 */
export function contentPolicy(scripts: readonly string[]): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    `style-src 'self' ${touchRule}`,
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
