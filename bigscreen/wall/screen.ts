const PIXEL_SHIFTS = [
  [0, 0],
  [2, 1],
  [3, -1],
  [1, -3],
  [-2, -2],
  [-3, 1],
  [-1, 3],
] as const
const SHIFT_EVERY = 3 * 60_000

/** A television must not fall asleep; the lock is lost whenever the page is hidden and is asked for again. */
export function requestWakeLock(): void {
  const ask = () => {
    if (document.visibilityState === 'visible') navigator.wakeLock?.request('screen').catch(() => {})
  }
  document.addEventListener('visibilitychange', ask)
  ask()
}

/** Says where `gap` counts only within grids, below Chromium 84 and Safari 14.1: there lines get margins (vite.lowered.ts). */
export function markGapless(): void {
  const line = document.createElement('div')
  line.append(document.createElement('i'), document.createElement('i'))
  Object.assign(line.style, { position: 'absolute', display: 'flex', flexDirection: 'column', rowGap: '1px' })
  document.body.append(line)
  document.documentElement.toggleAttribute('data-gapless', line.offsetHeight === 0)
  line.remove()
}

/** Chromium 73 sets the digits of a variable font over each other; what knows `max()` (79) does not. */
export function avoidVariableFont(): void {
  if (!CSS.supports('width', 'max(1px, 1px)')) document.body.style.fontFamily = 'sans-serif'
}

/** Moves the picture by a few pixels now and then, against burnt-in edges. */
export function shiftPixels(): void {
  let step = 0
  setInterval(() => {
    step = (step + 1) % PIXEL_SHIFTS.length
    const [x, y] = PIXEL_SHIFTS[step] ?? [0, 0]
    document.documentElement.style.setProperty('--shift', `translate(${x}px, ${y}px)`)
  }, SHIFT_EVERY)
}

/** Reloads, but only when there is something to load: a browser's error page would never come back by itself. */
export async function reloadWhenAvailable(ms = 10_000): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms))
  const answer = await fetch(location.pathname, { cache: 'no-store' }).catch(() => null)
  if (answer?.ok) location.reload()
  else await reloadWhenAvailable(ms)
}

/** After a reconnect the server may be a newer build: then this page is swapped for it. */
export async function reloadIfReplaced(): Promise<void> {
  const mine = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.getAttribute('src')
  const page = await fetch(location.pathname, { cache: 'no-store' }).then(
    (r) => (r.ok ? r.text() : ''),
    () => '',
  )
  if (mine && page.includes('type="module"') && !page.includes(mine)) location.reload()
}
