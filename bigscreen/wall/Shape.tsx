const PATHS = {
  triangle: 'M8 1.2 15.4 14.4H.6Z',
  diamond: 'M8 .6 15.4 8 8 15.4.6 8Z',
  circle: 'M8 1.4a6.6 6.6 0 1 1 0 13.2A6.6 6.6 0 0 1 8 1.4Z',
  ring: 'M8 1.4a6.6 6.6 0 1 1 0 13.2A6.6 6.6 0 0 1 8 1.4Zm0 2.4a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4Z',
  bars: 'M2.6 1.6h3.8v12.8H2.6Zm7 0h3.8v12.8H9.6Z',
} as const
export type ShapeName = keyof typeof PATHS

/** State is never colour alone: triangle = stopped, diamond = attention, circle = running, ring = low, bars = waiting. */
export const Shape = ({ of }: { of: ShapeName }) => (
  <svg className="shape" viewBox="0 0 16 16" aria-hidden="true">
    <path d={PATHS[of]} fillRule="evenodd" />
  </svg>
)

const URGENCY: Record<string, ShapeName> = { STOP: 'triangle', HIGH: 'diamond', NORMAL: 'circle', LOW: 'ring' }
export const urgencyShape = (urgency: string): ShapeName => URGENCY[urgency] ?? 'circle'

const STATUS: Record<string, ShapeName> = { PENDING: 'triangle', WAITING_PARTS: 'bars', USABLE_WITH_FAULT: 'diamond' }
export const statusShape = (status: string): ShapeName => STATUS[status] ?? 'circle'
