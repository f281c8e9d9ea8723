import { useSyncExternalStore } from 'react'
import { observable } from '../kit/observable.ts'

export interface Settings {
  brand: string
  hasTags: boolean
  hasFixedHeader: boolean
  hasLogo: boolean
}

export const DEFAULTS: Settings = { brand: '#1890ff', hasTags: true, hasFixedHeader: false, hasLogo: true }

/** The stored seeds; what is drawn under white text is derived from them and darker (kit/app.css). */
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
    const found = JSON.parse(text ?? '{}') as Partial<Settings>
    const flag = (key: 'hasTags' | 'hasFixedHeader' | 'hasLogo') => (typeof found[key] === 'boolean' ? found[key] : DEFAULTS[key])
    const brand = /^#[0-9a-f]{6}$/i.test(found.brand ?? '') ? (found.brand as string) : DEFAULTS.brand
    return { brand, hasTags: flag('hasTags'), hasFixedHeader: flag('hasFixedHeader'), hasLogo: flag('hasLogo') }
  } catch {
    return DEFAULTS
  }
}

const store = observable(DEFAULTS)
let key = ''

function show(next: Settings) {
  store.set(next)
  document.documentElement.style.setProperty('--brand', next.brand)
}

export const settings = {
  get: store.get,
  subscribe: store.subscribe,
  open(owner: number) {
    key = `settings:${owner}`
    show(parseSettings(localStorage.getItem(key)))
  },
  change(part: Partial<Settings>) {
    show({ ...store.get(), ...part })
    localStorage.setItem(key, JSON.stringify(store.get()))
  },
}

export const useSettings = () => useSyncExternalStore(settings.subscribe, settings.get)
