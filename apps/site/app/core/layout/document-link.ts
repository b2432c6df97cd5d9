/** A document of the footer opens in a new tab, with its file's address and its own title (spec section 1). */
export function documentLinkProps({ title, url }: { title: string; url: string }) {
  return { href: url, title, target: '_blank', rel: 'noreferrer' }
}
