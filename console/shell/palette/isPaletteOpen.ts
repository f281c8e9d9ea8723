import { observable } from '../../kit/observable.ts'

export const isPaletteOpen = observable(false)

export const openPalette = () => isPaletteOpen.set(true)
