import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react'
import { recipes, slotRecipes } from './recipes.ts'

const value = <T extends Record<string, string | number>>(all: T) =>
  Object.fromEntries(Object.entries(all).map(([key, one]) => [key, { value: String(one) }]))

const STEPS = [0, 0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 20, 24]
const grid = value(Object.fromEntries(STEPS.map((step) => [step, `${step / 4}rem`])))

/** Colours come from kit/tokens.css, where light and dark stand side by side; here they only get the names the library asks for. */
const token = (name: string) => `var(--${name})`
interface Palette {
  subtle: string
  muted: string
  border: string
  solid: string
  /** What a solid button turns to under the pointer. */
  emphasized: string
  fg: string
}
const palette = (names: Palette) => ({
  ...value(Object.fromEntries(Object.entries(names).map(([key, name]) => [key, token(name)]))),
  ...value({ contrast: token('on-solid'), focusRing: token('focus') }),
})
const tone = (name: string) =>
  palette({
    subtle: `${name}-tint`,
    muted: `${name}-halo`,
    border: `${name}-line`,
    solid: `${name}-solid`,
    emphasized: `${name}-hover`,
    fg: name,
  })

const SANS =
  '"Inter Variable", Inter, system-ui, -apple-system, "Segoe UI", "PingFang SC", "HarmonyOS Sans SC", "Microsoft YaHei UI", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", sans-serif'
const MONO = 'ui-monospace, "SF Mono", "Cascadia Mono", Consolas, "Noto Sans Mono CJK SC", monospace'

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
}

const colors = {
  bg: value({
    DEFAULT: token('page'),
    panel: token('panel'),
    raised: token('raised'),
    subtle: token('subtle'),
    muted: token('wash'),
    emphasized: token('line'),
    inverted: token('tip'),
  }),
  fg: value({
    DEFAULT: token('ink'),
    muted: token('ink-2'),
    subtle: token('ink-3'),
    inverted: token('tip-ink'),
    error: token('danger'),
  }),
  border: value({ DEFAULT: token('line'), strong: token('edge'), hover: token('edge-hover'), error: token('danger-line') }),
  gray: palette({
    subtle: 'wash',
    muted: 'line',
    border: 'line-2',
    solid: 'neutral-solid',
    emphasized: 'neutral-hover',
    fg: 'neutral',
  }),
  brand: palette({
    subtle: 'brand-tint',
    muted: 'halo',
    border: 'brand-line',
    solid: 'brand-solid',
    emphasized: 'brand-hover',
    fg: 'brand-text',
  }),
  red: tone('danger'),
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
      shadows: value({ xs: token('shadow-xs'), md: token('shadow-pop'), lg: token('shadow-dialog') }),
      colors,
    },
    recipes,
    slotRecipes,
  },
})

export const system = createSystem(defaultBaseConfig, config)
