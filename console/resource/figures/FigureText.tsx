import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import * as controlsStyles from '../../kit/looks/controls.module.css'
import { placeUnder } from '../../kit/overlays/placeUnder.ts'
import * as popStyles from '../../kit/overlays/pop.module.css'
import { useMe } from '../../kit/session/me.ts'
import { today } from '../../kit/words/time.ts'
import { businessOffset } from '../../shared/offset.ts'
import * as styles from './ExplainedFigure.module.css'
import type { FigureFacts, FigureRange } from './figureKey.ts'

interface Props {
  id: string
  anchor: RefObject<HTMLButtonElement | null>
  facts: FigureFacts
  /** It was pressed: the focus moves into it. */
  isPinned: boolean
  /** By Escape, or by a press elsewhere. */
  onClose: (isByKey: boolean) => void
}

function useRangeText(range: FigureRange, workshop: string | undefined): string {
  const { t } = useTranslation()
  const { plants, currentPlantId } = useMe()
  const zone = `UTC${businessOffset.text === 'Z' ? '' : businessOffset.text}`
  const to = today()
  const days =
    typeof range === 'string'
      ? t(`explained.${range}`, { to })
      : 'days' in range
        ? t('explained.days', { count: range.days, to })
        : t('explained.period', range)
  const plant = plants.find((one) => one.id === currentPlantId)?.name
  return [days, plant, workshop, t('explained.zone', { zone })].filter(Boolean).join(' · ')
}

/** Escape and presses elsewhere close it. */
function useClosing(box: RefObject<HTMLElement | null>, { anchor, onClose }: Pick<Props, 'anchor' | 'onClose'>) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const isWithin = (target: EventTarget | null) =>
      target instanceof Node && (box.current?.contains(target) || anchor.current?.contains(target))
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close(true)
    const onPress = (event: PointerEvent) => !isWithin(event.target) && close(false)
    addEventListener('keydown', onKey)
    addEventListener('pointerdown', onPress)
    return () => {
      removeEventListener('keydown', onKey)
      removeEventListener('pointerdown', onPress)
    }
  }, [box, anchor])
}

/** Lies over the page beside its figure. */
export function FigureText({ id, anchor, isPinned, facts: { of, name, range, workshop, link }, onClose }: Props) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const rangeText = useRangeText(range, workshop)
  useEffect(() => {
    if (!box.current || !anchor.current) return
    box.current.showPopover()
    placeUnder(box.current, anchor.current)
  }, [anchor])
  useEffect(() => {
    if (isPinned) box.current?.focus()
  }, [isPinned])
  useClosing(box, { anchor, onClose })
  const model = of.split('.')[0]
  const leftOut = t([`explained.${of}.leftOut`, `explained.${model}.leftOut`], { defaultValue: '' })
  const parts = [
    ['formula', t(`explained.${of}.formula`)],
    ['range', rangeText],
    ['leftOut', leftOut],
  ] as const
  return createPortal(
    <div
      ref={box}
      id={id}
      popover="manual"
      tabIndex={-1}
      role="dialog"
      aria-label={name}
      className={`${popStyles.pop} stack small ${styles.text}`}
      data-slot="figure-text"
    >
      <b>{name}</b>
      <dl className="stack">
        {parts
          .filter(([, text]) => text)
          .map(([key, text]) => (
            <div key={key}>
              <dt className="quiet fine">{t(`explained.${key}`)}</dt>
              <dd>{text}</dd>
            </div>
          ))}
      </dl>
      {link && (
        <a
          className={controlsStyles.linked}
          href={link.href}
          onClick={(event) => {
            link.onClick(event)
            onClose(false)
          }}
        >
          {t('explained.rows')}
        </a>
      )}
    </div>,
    document.body,
  )
}
