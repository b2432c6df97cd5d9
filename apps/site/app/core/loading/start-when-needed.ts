// The text of these functions is written into pages, so they may use nothing from outside of themselves.

/** When scripts start in any case. */
export type LatestStart = 'touch' | 'first picture' | 'at once'

/**
 * Holds presses on what carries `data-awaits-script`, which is `aria-busy` meanwhile.
 * @returns ends it, and gives the last press to whatever lies at its place by then. Only that ends it, however slow the
 * device: after a limit in time, the press would open the browser's own day picker, or be lost.
 */
export function holdPresses(): () => void {
  const presses = ['mousedown', 'click']
  let held: HTMLElement | null = null
  const hold = (event: Event) => {
    const { button, ctrlKey, metaKey, shiftKey } = event as MouseEvent
    if (button !== 0 || ctrlKey || metaKey || shiftKey || !(event.target instanceof Element)) return
    const waiting = event.target.closest<HTMLElement>('[data-awaits-script]')
    if (!waiting) return
    event.preventDefault()
    if (event.type !== 'click') return
    held = waiting
    held.ariaBusy = 'true'
  }
  function end() {
    for (const press of presses) removeEventListener(press, hold, true)
    if (!held) return
    const { left, top, width, height } = held.getBoundingClientRect()
    const there = document.elementFromPoint(left + width / 2, top + height / 2)
    const pressed = there instanceof HTMLElement ? there : held
    held.ariaBusy = null
    held = null
    pressed.focus()
    pressed.click()
    if (pressed instanceof HTMLInputElement && navigator.userActivation?.isActive) pressed.showPicker()
  }
  for (const press of presses) addEventListener(press, hold, true)
  return end
}

/** Resolves when the page has loaded and its first picture is drawn, so that scripts do not delay it (decision 142). */
export async function firstPicture(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((loaded) => addEventListener('load', loaded))
  const first = document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')
  await Promise.allSettled([...first].map((picture) => picture.decode()))
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  await new Promise((idle) =>
    'requestIdleCallback' in window ? requestIdleCallback(idle, { timeout: 500 }) : setTimeout(idle),
  )
}

/**
 * Runs the scripts that all others depend on (groups of `vite.config.ts`) one by one, so that no single task delays a
 * touch for long.
 * @param hrefs scripts of a page, of which others are left to it
 */
export async function runInTasks(
  hrefs: readonly string[],
  run: (href: string) => Promise<unknown>,
): Promise<void> {
  for (const href of hrefs) {
    if (!/\/(vendor|shared|schemas)-[^/]*$/.test(href)) continue
    await run(href)
    await new Promise((then) => setTimeout(then))
  }
}

/**
 * Starts the scripts of a page once it is touched or needs them: at a move, press, key or focus, when it is scrolled,
 * after the first picture where a part with `data-when-seen` reaches the upper half of the screen, or at once where the
 * address names a part or something with `data-starts-scripts` failed. Lower parts are reached by scrolling.
 * @param run runs a script; rejects when it cannot be fetched
 */
export function startWhenNeeded(
  latest: LatestStart,
  run: (href: string) => Promise<unknown>,
  hold: typeof holdPresses,
  drawn: typeof firstPicture,
  runShared: typeof runInTasks,
): void {
  const release = hold()
  const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'click']
  let isBegun = false
  const once = () => {
    if (isBegun) return
    isBegun = true
    for (const sign of signs) removeEventListener(sign, note, true)
    const scripts =
      document.querySelector<HTMLTemplateElement>('#later-scripts + template')?.content ??
      new DocumentFragment()
    const links = [...scripts.querySelectorAll('link')]
    const hrefs = links.map(({ href }) => href)
    fetchNext(links)
    // After React has drawn what it only draws in a browser.
    addEventListener('alive', () => setTimeout(release))
    // Held presses go where a script cannot be fetched, too.
    for (const script of scripts.querySelectorAll('script')) script.addEventListener('error', release)
    runShared(hrefs, run).then(() => document.body.append(scripts), release)
  }
  // Each takes some milliseconds; a press that comes meanwhile must not wait for all of them.
  function fetchNext(links: HTMLLinkElement[]) {
    document.head.append(...links.splice(0, 4))
    if (links.length > 0) setTimeout(() => fetchNext(links))
  }
  function note(event: Event) {
    // Chromium reports a mouse that rests over a page as moved by nothing.
    const rests =
      event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY
    if (!rests) once()
  }
  for (const sign of signs) addEventListener(sign, note, { capture: true, passive: true })
  const seen = new IntersectionObserver(
    (parts) => {
      if (parts.some(({ isIntersecting }) => isIntersecting)) void drawn().then(once)
    },
    { rootMargin: '0px 0px -50%' },
  )
  for (const part of document.querySelectorAll('[data-when-seen]')) seen.observe(part)
  if (latest === 'first picture') void drawn().then(once)
  if (latest === 'at once' || location.hash || document.querySelector('[data-starts-scripts]')) once()
}
