import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react'
import { recipes, slotRecipes } from './recipes.ts'

const value = <T extends Record<string, string | number>>(all: T) =>
  Object.fromEntries(Object.entries(all).map(([key, one]) => [key, { value: String(one) }]))

const STEPS = [0, 0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 20, 24]
const grid = value(Object.fromEntries(STEPS.map((step) => [step, `${step / 4}rem`])))

/** A tint of the theme colour; `--brand` is the only thing the settings panel changes. */
const tint = (percent: number) => `color-mix(in oklab, var(--brand) ${percent}%, white)`

interface Palette {
  subtle: string
  muted: string
  border: string
  solid: string
  fg: string
}
const palette = (colours: Palette) => value({ ...colours, contrast: '#fff', emphasized: colours.border, focusRing: colours.solid })

const SANS =
  '"Inter Variable", Inter, system-ui, -apple-system, "Segoe UI", "PingFang SC", "HarmonyOS Sans SC", "Microsoft YaHei UI", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", sans-serif'
const MONO = 'ui-monospace, "SF Mono", "Cascadia Mono", Consolas, "Noto Sans Mono CJK SC", monospace'

const gray = {
  0: '#fff',
  25: '#fbfcfd',
  50: '#f6f7f9',
  100: '#eff1f4',
  200: '#e4e7ec',
  300: '#d0d5de',
  400: '#98a1b0',
  500: '#667082',
  600: '#4d5665',
  700: '#363d49',
  800: '#222831',
  900: '#14181f',
}

const tokens = {
  fonts: value({ body: SANS, mono: MONO }),
  fontSizes: value({ '2xs': '11px', xs: '12px', sm: '14px', md: '15px', lg: '18px', xl: '22px', '2xl': '28px' }),
  fontWeights: value({ normal: 400, medium: 500, semibold: 600 }),
  radii: value({ none: '0', xs: '4px', sm: '6px', md: '8px', lg: '12px', full: '999px' }),
  spacing: grid,
  sizes: { ...grid, ...value({ full: '100%', sm: '24rem', md: '32rem', lg: '44rem' }) },
  zIndex: value({ docked: 10, dropdown: 1000, popover: 1500, toast: 1700, tooltip: 1800 }),
  durations: value({ fast: '120ms', moderate: '180ms' }),
  cursor: value({ button: 'pointer', menuitem: 'default', disabled: 'not-allowed' }),
  colors: { gray: value(gray) },
}

const colors = {
  bg: value({
    DEFAULT: '{colors.gray.50}',
    panel: '#fff',
    subtle: '{colors.gray.25}',
    muted: '{colors.gray.100}',
    emphasized: '{colors.gray.200}',
    inverted: '{colors.gray.900}',
  }),
  fg: value({ DEFAULT: '{colors.gray.900}', muted: '{colors.gray.600}', subtle: '{colors.gray.500}', inverted: '#fff', error: '#b42318' }),
  border: value({ DEFAULT: '{colors.gray.200}', strong: '{colors.gray.300}', error: '#e5484d' }),
  gray: palette({
    subtle: '{colors.gray.100}',
    muted: '{colors.gray.200}',
    border: '{colors.gray.300}',
    solid: '{colors.gray.800}',
    fg: '{colors.gray.700}',
  }),
  brand: palette({ subtle: tint(9), muted: tint(17), border: tint(40), solid: 'var(--brand-solid)', fg: 'var(--brand-text)' }),
  red: palette({ subtle: '#fef3f2', muted: '#fbdcdc', border: '#f0a5a8', solid: '#cf2f3a', fg: '#b42318' }),
  green: palette({ subtle: '#ecfdf3', muted: '#cfecd9', border: '#8fcfa6', solid: '#1a7f45', fg: '#146c35' }),
  orange: palette({ subtle: '#fff7e6', muted: '#fde3c1', border: '#f1b974', solid: '#a8540a', fg: '#8a4b00' }),
  violet: palette({ subtle: '#f3effe', muted: '#e4dafd', border: '#bfa8f5', solid: '#6d43d9', fg: '#5a32bf' }),
}

const config = defineConfig({
  cssVarsPrefix: 'ui',
  preflight: false,
  globalCss: { html: { colorPalette: 'gray' }, '*::placeholder': { color: 'fg.subtle' } },
  theme: {
    breakpoints: { md: '640px', lg: '992px', xl: '1280px' },
    keyframes: {
      rise: { from: { opacity: 0, transform: 'translateY(6px) scale(.985)' } },
      slide: { from: { transform: 'translateX(24px)', opacity: 0 } },
      fade: { from: { opacity: 0 } },
      out: { to: { opacity: 0 } },
      spin: { to: { transform: 'rotate(360deg)' } },
    },
    tokens,
    semanticTokens: {
      radii: value({ l1: '{radii.xs}', l2: '{radii.sm}', l3: '{radii.lg}' }),
      shadows: value({
        xs: '0 1px 2px rgb(20 24 31 / .05)',
        md: '0 4px 12px rgb(20 24 31 / .08), 0 0 0 1px rgb(20 24 31 / .05)',
        lg: '0 16px 48px rgb(20 24 31 / .18), 0 0 0 1px rgb(20 24 31 / .06)',
      }),
      colors,
    },
    recipes,
    slotRecipes,
  },
})

export const system = createSystem(defaultBaseConfig, config)
