import { type FocusEvent, type PointerEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Icon } from '../../kit/looks/icons.tsx'
import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import * as styles from './ExplainedFigure.module.css'
import type { FigureFacts } from './figureKey.ts'

const FigureText = lazyComponent(() => import('./FigureText.tsx').then((module) => module.FigureText), {
  words: ['explained'],
  optional: true,
})

const OPEN_MS = 350
const CLOSE_MS = 250

/** Pinned by a press, which moves the focus to it; otherwise it lasts as long as the mouse or the focus stays. */
type Opening = 'closed' | 'passing' | 'pinned'

function useOpening() {
  const [opening, setOpening] = useState<Opening>('closed')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const change = (next: (now: Opening) => Opening, delay = 0) => {
    clearTimeout(timer.current)
    if (!delay) return setOpening(next)
    timer.current = setTimeout(() => setOpening(next), delay)
  }
  return { opening, change }
}
const passing = (now: Opening): Opening => (now === 'pinned' ? now : 'passing')
const released = (now: Opening): Opening => (now === 'pinned' ? now : 'closed')
const isMouse = (event: PointerEvent) => event.pointerType === 'mouse'

interface Props extends FigureFacts {
  /** What is pressed; without it an icon alone, in the corner of a tile that is itself a link. */
  children?: ReactNode
}

/** The name of a figure, which explains itself on hover, focus or a press: formula in words, range, what is left out, the rows. */
export function ExplainedFigure({ children, ...facts }: Props) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const { opening, change } = useOpening()
  const isOpen = opening !== 'closed'
  const close = (isByKey: boolean) => {
    change(() => 'closed')
    if (isByKey) button.current?.focus()
  }
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && document.getElementById(id)?.contains(relatedTarget))) change(released)
  }
  return (
    <span
      className={styles.explained}
      data-slot="explained"
      data-corner={children ? undefined : ''}
      onPointerEnter={(event) => isMouse(event) && change(passing, OPEN_MS)}
      onPointerLeave={(event) => isMouse(event) && change(released, CLOSE_MS)}
    >
      <button
        ref={button}
        type="button"
        data-reach
        aria-label={children ? undefined : facts.name}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onPointerEnter={FigureText.prepare}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && opening === 'closed' && change(passing)}
        onBlur={onBlur}
        onClick={() => change((now) => (now === 'pinned' ? 'closed' : 'pinned'))}
      >
        {children}
        <Icon name="info" size={13} />
      </button>
      {isOpen && <FigureText id={id} anchor={button} isPinned={opening === 'pinned'} facts={facts} onClose={close} />}
    </span>
  )
}
