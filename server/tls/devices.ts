import Bowser from 'bowser'

/** Kinds of devices that trust a certificate each in their own way. */
export const DEVICES = ['ios', 'android', 'windows', 'macos', 'firefox', 'linux'] as const
export type Device = (typeof DEVICES)[number]

const OF_SYSTEM: Readonly<Record<string, Device>> = {
  iOS: 'ios',
  Android: 'android',
  HarmonyOS: 'android',
  Windows: 'windows',
  macOS: 'macos',
  Linux: 'linux',
}
/** What asks, by what its browser says of itself; Android where it says nothing that is known. */
export function deviceOf(userAgent: string): Device {
  // An empty text is refused by the library.
  const { os, browser } = Bowser.parse(userAgent || '-')
  const system = /HarmonyOS|OpenHarmony/.test(userAgent) ? 'android' : OF_SYSTEM[os.name ?? '']
  // Firefox keeps a list of its own, except on iPhones, where no browser does.
  if (browser.name === 'Firefox' && system !== 'ios') return 'firefox'
  return system ?? 'android'
}
