/** The colours of the theme, as the style sheets know them: a chart changes its theme without being drawn anew. */
export const INK = {
  blue: 'var(--blue)',
  steel: 'var(--steel)',
  sand: 'var(--sand)',
  paper: 'var(--paper)',
  line: 'var(--line)',
  panel: 'var(--panel)',
  quiet: 'var(--ink-2)',
  strong: 'var(--ink)',
} as const

export const theme = ({ rem, text }: { rem: number; text: number }) => ({
  text: { fontSize: text, fill: INK.quiet, fontFamily: 'inherit' },
  axis: { domain: { line: { stroke: 'none' } } },
  grid: { line: { stroke: INK.line, strokeWidth: rem / 8 } },
})
