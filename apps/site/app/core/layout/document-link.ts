/** Attributes of a link to a document in the footer: a new tab, the file's address and its title (docs/product.md, Site). */
export function documentLinkProps({ title, url }: { title: string; url: string }) {
  return { href: url, title, target: '_blank', rel: 'noreferrer' }
}
