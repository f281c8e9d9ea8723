import { defineSlotRecipe } from '@chakra-ui/react'

const SHEET_SLOTS = ['trigger', 'backdrop', 'positioner', 'content', 'title', 'description', 'closeTrigger', 'header', 'body', 'footer']
// Whatever opens later lies on top, its veil above the dialog below it.
const sheet = {
  backdrop: {
    pos: 'fixed',
    inset: 0,
    bg: 'var(--veil)',
    zIndex: 'calc(1400 + 20 * var(--layer-index, 0))',
    _open: { animation: 'fade .16s' },
    _closed: { animation: 'out .1s forwards' },
  },
  header: { display: 'flex', alignItems: 'center', px: 6, pt: 5, pb: 3 },
  title: { fontSize: 'lg', fontWeight: 'semibold', letterSpacing: '-.01em' },
  body: { px: 6, py: 2, overflow: 'auto', flex: 1 },
  footer: {
    display: 'flex',
    justifyContent: 'flex-end',
    gap: 2,
    px: 6,
    py: 4,
    mt: 3,
    borderTopWidth: '1px',
    borderColor: 'border',
    bg: 'bg.subtle',
  },
  closeTrigger: { pos: 'absolute', top: 4, insetEnd: 4 },
} as const

const dialog = defineSlotRecipe({
  slots: SHEET_SLOTS,
  base: {
    ...sheet,
    positioner: {
      pos: 'fixed',
      inset: 0,
      display: 'flex',
      alignItems: { base: 'flex-end', md: 'flex-start' },
      justifyContent: 'center',
      zIndex: 'calc(1401 + 20 * var(--layer-index, 0))',
      overflow: 'auto',
      py: { base: 0, md: '8vh' },
      px: { base: 0, md: 4 },
    },
    content: {
      pos: 'relative',
      w: 'full',
      bg: 'bg.raised',
      borderRadius: { base: '12px 12px 0 0', md: 'l3' },
      boxShadow: 'lg',
      outline: 0,
      display: 'flex',
      flexDirection: 'column',
      maxH: { base: 'calc(92 * var(--vh))', md: '84vh' },
      _open: { animation: 'rise .18s cubic-bezier(.2,.8,.2,1)' },
      _closed: { animation: 'out .1s forwards' },
    },
    footer: { ...sheet.footer, borderRadius: { base: 0, md: '0 0 12px 12px' } },
  },
  variants: {
    size: {
      xs: { content: { maxW: '26rem' } },
      sm: { content: { maxW: '30rem' } },
      md: { content: { maxW: '44rem' } },
      lg: { content: { maxW: '62rem' } },
    },
  },
  defaultVariants: { size: 'md' },
})

const drawer = defineSlotRecipe({
  slots: SHEET_SLOTS,
  base: {
    ...sheet,
    positioner: { pos: 'fixed', inset: 0, display: 'flex', justifyContent: 'flex-end', zIndex: 'calc(1401 + 20 * var(--layer-index, 0))' },
    content: {
      pos: 'relative',
      w: 'full',
      h: 'calc(100 * var(--vh))',
      bg: 'bg.raised',
      boxShadow: 'lg',
      outline: 0,
      display: 'flex',
      flexDirection: 'column',
      _open: { animation: 'slide .2s cubic-bezier(.2,.8,.2,1)' },
      _closed: { animation: 'out .1s forwards' },
    },
  },
  variants: {
    size: {
      xs: { content: { maxW: '20rem' } },
      sm: { content: { maxW: '25rem' } },
      md: { content: { maxW: '32rem' } },
      // Beside the list it was opened from; on a phone, over it.
      lg: {
        backdrop: { bg: 'var(--veil-thin)' },
        positioner: { alignItems: 'flex-end', overflow: 'hidden' },
        closeTrigger: { pos: 'static' },
        content: {
          maxW: '620px',
          '@media (max-width: 767px)': { h: 'calc(94 * var(--vh))', borderRadius: '12px 12px 0 0', _open: { animationName: 'rise' } },
        },
      },
    },
    placement: {
      end: {},
      bottom: {
        positioner: { alignItems: 'flex-end', justifyContent: 'center' },
        content: {
          maxW: '560px',
          h: 'auto',
          maxH: 'calc(86 * var(--vh))',
          borderRadius: '14px 14px 0 0',
          _open: { animationName: 'rise' },
        },
      },
    },
  },
  defaultVariants: { size: 'md', placement: 'end' },
})

const menu = defineSlotRecipe({
  slots: [
    'arrow',
    'arrowTip',
    'content',
    'contextTrigger',
    'indicator',
    'item',
    'itemGroup',
    'itemGroupLabel',
    'itemIndicator',
    'itemText',
    'positioner',
    'separator',
    'trigger',
    'triggerItem',
    'itemCommand',
  ],
  base: {
    content: {
      minW: '9rem',
      maxH: '70vh',
      overflow: 'auto',
      p: 1,
      bg: 'bg.raised',
      borderRadius: 'md',
      boxShadow: 'md',
      outline: 0,
      zIndex: 'popover',
      fontSize: 'sm',
      _open: { animation: 'rise .12s' },
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: 2,
      px: 2,
      minH: 8,
      borderRadius: 'l1',
      cursor: 'menuitem',
      userSelect: 'none',
      outline: 0,
      whiteSpace: 'nowrap',
      _highlighted: { bg: 'bg.muted' },
      _disabled: { opacity: 0.45 },
      '& > svg': { color: 'fg.muted' },
      '& > i': { flex: 'none', w: '15px' },
      '&[aria-checked=true] > svg': { color: 'brand.fg' },
      '&[data-tone=danger], &[data-tone=danger] > svg': { color: 'fg.error' },
    },
    separator: { h: '1px', bg: 'border', my: 1, mx: -1 },
    itemGroupLabel: { px: 2, py: 1, fontSize: 'xs', color: 'fg.subtle' },
  },
})

const tooltip = defineSlotRecipe({
  slots: ['trigger', 'arrow', 'arrowTip', 'positioner', 'content'],
  base: {
    content: {
      bg: 'bg.inverted',
      color: 'fg.inverted',
      px: 2.5,
      py: 1,
      borderRadius: 'l2',
      fontSize: '12.5px',
      whiteSpace: 'nowrap',
      zIndex: 'tooltip',
      _open: { animation: 'fade .1s' },
    },
  },
})

const toast = defineSlotRecipe({
  slots: ['root', 'title', 'description', 'indicator', 'closeTrigger', 'actionTrigger'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: 2.5,
      px: 3,
      py: 2.5,
      minW: '15rem',
      maxW: 'min(30rem, calc(100vw - 2rem))',
      bg: 'bg.raised',
      borderRadius: 'md',
      boxShadow: 'lg',
      fontSize: 'sm',
      translate: 'var(--x) var(--y)',
      scale: 'var(--scale)',
      zIndex: 'var(--z-index)',
      height: 'var(--height)',
      opacity: 'var(--opacity)',
      transition: 'translate .3s, scale .3s, opacity .2s',
    },
    title: { fontWeight: 'medium' },
    description: { fontSize: 'xs', color: 'fg.subtle' },
    actionTrigger: {
      display: 'inline-flex',
      alignItems: 'center',
      flex: 'none',
      gap: 1.5,
      px: 2,
      minH: '26px',
      my: '-2px',
      borderRadius: 'l2',
      color: 'brand.fg',
      fontWeight: 'semibold',
      _hover: { bg: 'brand.subtle' },
    },
  },
})

/** What lies over a page. */
export const overlays = { dialog, drawer, menu, tooltip, toast }
