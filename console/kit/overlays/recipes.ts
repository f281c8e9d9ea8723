import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react'
import { overlays } from './overlayRecipes.ts'

const halo = (colour: string) => `0 0 0 3px var(--ui-colors-${colour}-muted)`
const box = {
  w: 'full',
  px: 2.5,
  minW: 0,
  fontSize: 'sm',
  color: 'fg',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border.strong',
  borderRadius: 'l2',
  outline: 0,
  transition: 'border-color .12s, box-shadow .12s',
  _hover: { borderColor: 'border.hover' },
  _focusVisible: { borderColor: 'brand.focusRing', boxShadow: halo('brand') },
  _invalid: { borderColor: 'border.error', _focusVisible: { boxShadow: halo('red') } },
  _disabled: { bg: 'bg.muted', cursor: 'disabled' },
}

const input = defineRecipe({
  className: 'input',
  base: { ...box, h: 'var(--control)', fontSize: 'var(--typed)', appearance: 'none' },
  variants: { size: { sm: {}, lg: { h: 10, px: 3, fontSize: 'md' } } },
  defaultVariants: { size: 'sm' },
})

const textarea = defineRecipe({
  className: 'input',
  base: { ...box, py: 1.5, minH: 20, lineHeight: 1.5715, '@media (max-width: 767px)': { fontSize: '16px' } },
})

const field = defineSlotRecipe({
  slots: ['root', 'errorText', 'helperText', 'input', 'label', 'select', 'textarea', 'requiredIndicator'],
  base: {
    root: { display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: 1.5, minW: 0 },
    label: { fontSize: '13px', fontWeight: 'medium', color: 'fg.muted', display: 'flex', gap: 1 },
    errorText: { fontSize: 'xs', color: 'fg.error' },
    helperText: { fontSize: 'xs', color: 'fg.subtle' },
    requiredIndicator: { color: 'fg.error' },
  },
})

/** A box that is typed into, with what fits below it; the box itself is an `Input`. */
const combobox = defineSlotRecipe({
  slots: [
    'root',
    'label',
    'input',
    'trigger',
    'list',
    'content',
    'item',
    'itemText',
    'itemGroup',
    'itemGroupLabel',
    'itemIndicator',
    'control',
    'positioner',
    'clearTrigger',
    'indicatorGroup',
    'empty',
  ],
  base: {
    root: { pos: 'relative', display: 'grid', gap: 1.5, minW: 0 },
    control: { pos: 'relative' },
    input: {
      ...box,
      h: 8,
      '@media (max-width: 767px)': { h: '44px', fontSize: '16px' },
      _disabled: { ...box._disabled, color: 'fg.subtle' },
      pr: '44px',
      textOverflow: 'ellipsis',
    },
    indicatorGroup: {
      pos: 'absolute',
      inset: '0 9px 0 auto',
      display: 'flex',
      alignItems: 'center',
      gap: 1,
      pointerEvents: 'none',
      color: 'fg.muted',
    },
    clearTrigger: {
      pointerEvents: 'auto',
      display: 'grid',
      placeItems: 'center',
      boxSize: 6,
      borderRadius: '5px',
      color: 'fg.subtle',
      _hover: { bg: 'bg.muted', color: 'fg' },
    },
    positioner: { zIndex: '20 !important' },
    content: {
      maxH: '264px',
      overflow: 'auto',
      p: 1,
      bg: 'bg.raised',
      borderRadius: 'md',
      boxShadow: 'md',
      outline: 0,
      _closed: { display: 'none' },
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: 2,
      px: 2,
      minH: 8,
      borderRadius: '5px',
      cursor: 'pointer',
      fontSize: 'sm',
      _highlighted: { bg: 'bg.muted' },
      _checked: { color: 'brand.fg', fontWeight: 550 },
      '&[data-all]': { borderTopWidth: '1px', color: 'fg.muted' },
    },
    itemText: { flex: 1, minW: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    empty: { px: 2, py: 2.5, fontSize: '13px', color: 'fg.subtle' },
  },
})

const tabs = defineSlotRecipe({
  slots: ['root', 'trigger', 'list', 'content', 'contentGroup', 'indicator'],
  base: {
    list: { display: 'flex', gap: { base: 0, md: 1 }, mb: 4, borderBottomWidth: '1px', overflowX: 'auto', scrollbarWidth: 'none' },
    trigger: {
      flex: 'none',
      pos: 'relative',
      h: 9,
      px: { base: 2.5, md: 3 },
      color: 'fg.muted',
      fontWeight: 'medium',
      borderRadius: '6px 6px 0 0',
      _hover: { color: 'fg' },
      _selected: {
        color: 'brand.fg',
        _after: { content: '""', pos: 'absolute', inset: 'auto 8px -1px', h: '2px', borderRadius: '1px', bg: 'brand.solid' },
      },
      _focusVisible: { outlineOffset: '-2px' },
    },
  },
})

export const recipes = { input, textarea }
export const slotRecipes = { field, combobox, tabs, ...overlays }
