import { useSyncExternalStore } from 'react'
import { observable } from '../browser/observable.ts'
import { showBrand } from '../looks/showBrand.ts'

export const MODES = ['system', 'light', 'dark'] as const
export const DENSITIES = ['compact', 'normal', 'relaxed'] as const

export interface Settings {
  brand: string
  mode: (typeof MODES)[number]
  density: (typeof DENSITIES)[number]
  hasTags: boolean
  hasFixedHeader: boolean
  hasLogo: boolean
  /** Whether single keys do something in lists (browser/hotkeys.ts). */
  hasShortcuts: boolean
  /** Only once somebody has chosen one; a browser where a language was chosen keeps its own. */
  language?: 'zh' | 'en'
}

export const DEFAULTS: Settings = {
  brand: '#1890ff',
  mode: 'system',
  density: 'normal',
  hasTags: true,
  hasFixedHeader: false,
  hasLogo: false,
  hasShortcuts: true,
}

/** The stored seeds; what is drawn under and as text is derived from them (looks/brandColours.ts). */
export const PRESETS = {
  blue: '#1890ff',
  sky: '#409eff',
  cyan: '#13c2c2',
  green: '#11a983',
  amber: '#f59e0b',
  red: '#f5222d',
  magenta: '#eb2f96',
  violet: '#6959cd',
  slate: '#475467',
} as const

/** Reads what was stored by any earlier version: unknown keys are ignored, broken values fall back. */
export function parseSettings(text: string | null): Settings {
  try {
    const found = (JSON.parse(text ?? '{}') ?? {}) as Record<string, unknown>
    const flag = (key: 'hasTags' | 'hasFixedHeader' | 'hasLogo' | 'hasShortcuts') => {
      const value = found[key]
      return typeof value === 'boolean' ? value : DEFAULTS[key]
    }
    const one = <Value extends string>(all: readonly Value[], key: string) => all.find((value) => value === found[key])
    const chosen = one(['zh', 'en'], 'language')
    return {
      brand: /^#[0-9a-f]{6}$/i.test(String(found['brand'])) ? String(found['brand']) : DEFAULTS.brand,
      mode: one(MODES, 'mode') ?? DEFAULTS.mode,
      density: one(DENSITIES, 'density') ?? DEFAULTS.density,
      hasTags: flag('hasTags'),
      hasFixedHeader: flag('hasFixedHeader'),
      hasLogo: flag('hasLogo'),
      hasShortcuts: flag('hasShortcuts'),
      ...(chosen && { language: chosen }),
    }
  } catch {
    return DEFAULTS
  }
}

const store = observable(DEFAULTS)
const changed = new Set<() => void>()
let key = ''

const BAR = { light: '#ffffff', dark: '#161b22' }

/** `look` is whatever this browser showed last: look.js reads it before the first paint, and so does the log-in page. */
function show(next: Settings) {
  store.set(next)
  const { brand, mode, density, hasShortcuts } = next
  const root = document.documentElement
  root.dataset['mode'] = mode
  root.dataset['density'] = density
  root.dataset['shortcuts'] = hasShortcuts ? 'on' : 'off'
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
    meta.content = BAR[mode === 'system' ? (meta.getAttribute('media')?.includes('dark') ? 'dark' : 'light') : mode]
  showBrand(brand === DEFAULTS.brand ? undefined : brand, { mode, density })
}

const write = (isUnsent: boolean) => localStorage.setItem(key, JSON.stringify({ ...store.get(), ...(isUnsent && { isUnsent }) }))

/** One person's settings: shown at once from this browser's copy, which remembers whether the server has it (shell/settings/storeSettings.ts). */
export const settings = {
  get: store.get,
  subscribe: store.subscribe,
  open(owner: number) {
    key = `settings:${owner}`
    show(parseSettings(localStorage.getItem(key)))
  },
  change(part: Partial<Settings>) {
    show({ ...store.get(), ...part })
    write(true)
    for (const listener of changed) listener()
  },
  /** Takes over what the server keeps. */
  adopt(text: string) {
    show(parseSettings(text))
    write(false)
  },
  text: () => JSON.stringify(store.get()),
  /** The server has this text now. */
  sent(text: string) {
    if (text === settings.text()) write(false)
  },
  isUnsent: () => /"isUnsent":true/.test(localStorage.getItem(key) ?? ''),
  onChange(listener: () => void) {
    changed.add(listener)
    return () => {
      changed.delete(listener)
    }
  },
}

/* Another window of the same person. */
addEventListener('storage', (event) => {
  if (key && event.key === key && event.newValue) show(parseSettings(event.newValue))
})

export const useSettings = () => useSyncExternalStore(settings.subscribe, settings.get)
