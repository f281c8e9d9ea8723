import { observable } from '../../kit/browser/observable.ts'

export const isPaletteOpen = observable(false)

export const openPalette = () => isPaletteOpen.set(true)
