const preload = /<link rel="modulepreload"[^>]*?href="([^"]+)"[^>]*\/>/g
const bootstrap = /(<script[^>]*type="module"[^>]*>)(import [\s\S]*?)(?=<\/script>)/
/**
 * Scripts that all others depend on (groups of `vite.config.ts`). They run first, one by one, so that no single task
 * delays a touch for long.
 */
const ground = /\/(vendor|shared)-[^/]*$/
const imports = /^\s*import (?:\* as (\w+) from )?("[^"]+");?/gm

/**
 * Delays the scripts of a finished page until its words, pictures and fonts are shown, or until the first touch
 * (decision 044). The router writes its imports at the head of one module; HTML of another form is returned unchanged.
 */
export function withLaterScripts(html: string): string {
  const [whole, tag, code] = bootstrap.exec(html) ?? []
  if (whole === undefined || tag === undefined || code === undefined) return html
  const found = [...code.matchAll(imports)]
  const rest = code.replaceAll(imports, '')
  if (found.length === 0 || /^\s*import[\s{*]/m.test(rest)) return html
  const hrefs = [...html.matchAll(preload)].map(([, href]) => href)
  const names = found.map(([, name]) => name ?? '').join(', ')
  const modules = found.map(([, , from]) => `import(${from})`).join(', ')
  const later = `${start(hrefs)}
async function begin() {
  for (const href of ${JSON.stringify(hrefs.filter((href) => ground.test(href ?? '')))}) {
    await import(href);
    await new Promise((then) => setTimeout(then));
  }
  const [${names}] = await Promise.all([${modules}]);
  ${rest.trim()}
}
`
  return html.replaceAll(preload, '').replace(whole, () => tag + later)
}

/**
 * Starts the scripts once: after the page has loaded and painted, at the first touch or key, or after four seconds in
 * case a picture never arrives. Two frames after the load leave the processor free to decode and paint the first
 * picture.
 */
const start = (hrefs: readonly (string | undefined)[]) => `let begun = false;
const once = () => {
  if (begun) return;
  begun = true;
  for (const href of ${JSON.stringify(hrefs)}) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  void begin();
};
const drawn = async () => {
  const first = document.querySelectorAll('img[fetchpriority="high"]');
  await Promise.allSettled([...first].map((picture) => picture.decode()));
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  if ('requestIdleCallback' in window) requestIdleCallback(once, { timeout: 500 });
  else setTimeout(once);
};
setTimeout(once, 4000);
if (document.readyState === 'complete') void drawn();
else {
  addEventListener('load', drawn);
  for (const sign of ['pointerdown', 'keydown', 'focusin']) addEventListener(sign, once, { capture: true, passive: true });
}`
